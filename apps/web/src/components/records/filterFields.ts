import {
  FILTER_OPERATORS,
  type FilterOperator,
  type FilterValueKind,
  filterValueFault,
} from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import type { FilterField } from '../../ui/FilterForm.tsx'
import type { RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

/**
 * Returns the field by which the server filters and sorts: the name for a linked record, because users do not know
 * ids.
 */
export const columnKey = (field: string, links: RecordScreen['links'] = {}): string => links[field] ?? field

/** Sorts the fields, with the fields of the columns first. */
const inOrder = (
  meta: readonly MetaField[],
  { columns }: Pick<RecordScreen, 'columns'>,
): readonly MetaField[] => {
  const first = columns.flatMap(({ field }) => meta.filter(({ Name }) => Name === field))
  return [...first, ...meta.filter((field) => !first.includes(field))]
}

/** True if the field is offered as a filter; ids of other records mean nothing to users. */
const isOffered = ({ Name, IsFilterable, Link }: MetaField, links: RecordScreen['links'] = {}): boolean =>
  IsFilterable && Name !== 'Version' && (Link === undefined || Name in links)

/** Kinds of values that users type instead of choosing. */
type TypedKind = Exclude<FilterValueKind, 'boolean' | 'enum'>

const TYPED: readonly MetaField['Type'][] = ['number', 'integer', 'date-time']

const isOperator = (text: string): text is FilterOperator =>
  FILTER_OPERATORS.some((operator) => operator === text)

/**
 * Returns a validator that applies the rules of the server (`WRONGFILTER`) and returns an error text for an invalid
 * value.
 */
const refusalOf =
  (field: MetaField, takes: (kind: TypedKind) => string): NonNullable<FilterField['refusal']> =>
  (operator, value) => {
    const kind = isOperator(operator) ? filterValueFault(field, { operator, value }) : undefined
    return kind === undefined || kind === 'boolean' || kind === 'enum' ? undefined : takes(kind)
  }

/** Returns the filterable fields with their operators and values, from `meta`. */
export const filterFieldsOf = (
  meta: readonly MetaField[],
  screen: Pick<RecordScreen, 'columns' | 'links'>,
  words: Pick<RecordWords, 'labelOf' | 'wordOf'>,
  takes: (kind: TypedKind) => string,
): readonly FilterField[] =>
  inOrder(meta, screen)
    .filter((field) => isOffered(field, screen.links))
    .map((field) => {
      const { Name, Type, EnumValues, Operators } = field
      const values = Type === 'boolean' ? ['true', 'false'] : EnumValues
      const isLink = Name in (screen.links ?? {})
      return {
        value: columnKey(Name, screen.links),
        label: words.labelOf(Name),
        ...(values
          ? {
              values: values.map((value) => ({
                value: String(value),
                label: words.wordOf(Name, Type === 'boolean' ? value === 'true' : value),
              })),
            }
          : {
              operators: isLink ? FILTER_OPERATORS : Operators,
              ...((Type === 'number' || Type === 'integer') && { isNumber: true }),
              ...(TYPED.includes(Type) && { refusal: refusalOf(field, takes) }),
            }),
      }
    })

/**
 * Returns the fields for optional columns of a list: those with a single value that are neither sensitive nor bare
 * ids.
 */
export const furtherFields = (
  meta: readonly MetaField[],
  { columns, links = {}, hidden = [] }: Pick<RecordScreen, 'columns' | 'links' | 'hidden'>,
): readonly MetaField[] =>
  meta.filter(
    ({ Name, Type, IsSensitive, Link }) =>
      Type !== 'array' &&
      Type !== 'object' &&
      !IsSensitive &&
      Name !== 'Version' &&
      !hidden.includes(Name) &&
      (Link === undefined || Name in links) &&
      columns.every(({ field }) => field !== Name),
  )
