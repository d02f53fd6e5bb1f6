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

/** What a field is compared by: a linked record by its name, so that people need not know ids. */
const comparedAs = ({ Name }: MetaField, links: RecordScreen['links'] = {}): string => links[Name] ?? Name

/** Fields in the order in which they are offered: those of the columns first. */
const inOrder = (
  meta: readonly MetaField[],
  { columns }: Pick<RecordScreen, 'columns'>,
): readonly MetaField[] => {
  const first = columns.flatMap(({ field }) => meta.filter(({ Name }) => Name === field))
  return [...first, ...meta.filter((field) => !first.includes(field))]
}

/** Whether a field is offered at all: ids of other records say nothing to a person. */
const isOffered = ({ Name, IsFilterable, Link }: MetaField, links: RecordScreen['links'] = {}): boolean =>
  IsFilterable && Name !== 'Version' && (Link === undefined || Name in links)

/** Kinds of values that a person types; the others are chosen. */
type TypedKind = Exclude<FilterValueKind, 'boolean' | 'enum'>

/** Types of fields that do not take any text. */
const TYPED: readonly MetaField['Type'][] = ['number', 'integer', 'date-time']

const isOperator = (text: string): text is FilterOperator => FILTER_OPERATORS.some((known) => known === text)

/** Refuses what the server would refuse (`WRONGFILTER`), in words. */
const refusalOf =
  (field: MetaField, takes: (kind: TypedKind) => string): NonNullable<FilterField['refusal']> =>
  (operator, value) => {
    const kind = isOperator(operator) ? filterValueFault(field, { operator, value }) : undefined
    return kind === undefined || kind === 'boolean' || kind === 'enum' ? undefined : takes(kind)
  }

/** What a list can be filtered by, with its operators and values, as `meta` says. */
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
        value: comparedAs(field, screen.links),
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

/** The fields that a list shows only when a person chooses them: one value each, nothing sensitive, no bare ids. */
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

/** The fields that a list can be ordered by: those of its columns and those that can be, as `meta` allows. */
export const sortFieldsOf = (
  meta: readonly MetaField[],
  screen: Pick<RecordScreen, 'columns' | 'links' | 'hidden'>,
): readonly string[] => {
  const further = furtherFields(meta, screen).map(({ Name }) => Name)
  return [...screen.columns.map(({ field }) => field), ...further].flatMap((field) =>
    meta
      .filter(({ Name, IsSortable }) => Name === field && IsSortable)
      .map((one) => comparedAs(one, screen.links)),
  )
}

/** The key of a column: the field that the server orders by. */
export const columnKey = (field: string, links: RecordScreen['links'] = {}): string => links[field] ?? field
