import type { MetaField } from './entities/metaField.ts'
import type { Filter } from './filter.ts'
import { normalizeText } from './normalizeText.ts'

/** Value types of fields that do not accept arbitrary text. */
export type FilterValueKind = 'number' | 'integer' | 'boolean' | 'enum' | 'moment' | 'momentStart'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** True for a valid time: `Date` would turn the 30th of February into a day in March. */
const isMoment = (text: string): boolean => {
  const at = MOMENT.test(text) ? new Date(text) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 19))
}

/** Any valid prefix of a time can be completed from one of these two times. */
const COMPLETIONS = ['2000-01-01T00:00:00.000Z', '2000-10-10T00:00:00.000Z']

const startsMoment = (text: string): boolean =>
  isMoment(text) || COMPLETIONS.some((moment) => isMoment(text + moment.slice(text.length)))

/** Numbers are compared as text, so they must be in canonical form. */
const isNumber = (text: string): boolean => Number.isFinite(Number(text)) && String(Number(text)) === text

/** Returns the value type of a field if the condition has an invalid value; undefined if it is valid. */
export const filterValueFault = (
  { Type, EnumValues }: Pick<MetaField, 'Type' | 'EnumValues'>,
  { operator, value }: Pick<Filter, 'operator' | 'value'>,
): FilterValueKind | undefined => {
  const faultUnless = (isTaken: boolean, kind: FilterValueKind) => (isTaken ? undefined : kind)
  // Valid for every type, because `EX ""` matches records without the field.
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
