import type { MetaField } from './entities/metaField.ts'
import type { Filter } from './filter.ts'
import { normalizeText } from './normalizeText.ts'

/** Values that a field takes in a condition, where it does not take any text. */
export type FilterValueKind = 'number' | 'integer' | 'boolean' | 'enum' | 'moment' | 'momentStart'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** True for a moment that exists: `Date` would turn the 30th of February into a day in March. */
const isMoment = (text: string): boolean => {
  const at = MOMENT.test(text) ? new Date(text) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 19))
}

/** Two moments: whatever is the beginning of any can be completed by one of them. */
const COMPLETIONS = ['2000-01-01T00:00:00.000Z', '2000-10-10T00:00:00.000Z']

const startsMoment = (text: string): boolean =>
  isMoment(text) || COMPLETIONS.some((moment) => isMoment(text + moment.slice(text.length)))

/** Numbers are compared as the text that they are written as. */
const isNumber = (text: string): boolean => Number.isFinite(Number(text)) && String(Number(text)) === text

/** Returns the kind of value that a field takes if a condition holds another; undefined if the condition can be met. */
export const filterValueFault = (
  { Type, EnumValues }: Pick<MetaField, 'Type' | 'EnumValues'>,
  { operator, value }: Pick<Filter, 'operator' | 'value'>,
): FilterValueKind | undefined => {
  const faultUnless = (isTaken: boolean, kind: FilterValueKind) => (isTaken ? undefined : kind)
  // An exact empty text finds the records that lack the field.
  if (value === '' && operator === 'EX') return undefined
  if (EnumValues)
    return faultUnless(EnumValues.map(String).map(normalizeText).includes(normalizeText(value)), 'enum')
  switch (Type) {
    case 'boolean':
      return faultUnless(['true', 'false'].includes(normalizeText(value)), 'boolean')
    case 'integer':
      return faultUnless(isNumber(value) && Number.isInteger(Number(value)), 'integer')
    case 'number':
      return faultUnless(isNumber(value), 'number')
    case 'date-time':
      return operator === 'EX'
        ? faultUnless(isMoment(value.toUpperCase()), 'moment')
        : faultUnless(startsMoment(value.toUpperCase()), 'momentStart')
    default:
      return undefined
  }
}
