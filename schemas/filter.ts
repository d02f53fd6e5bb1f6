import { normalizeText } from './normalizeText.ts'

/**
 * Grammar of the `filter` parameter: `(Field OP "value") AND (Field OP "value")`. Spaces exactly as shown; in a value
 * only `\"` and `\\` are escapes.
 */

/** Starts with, ends with, contains, equals (S3, S5). */
export const FILTER_OPERATORS = ['SW', 'EW', 'CO', 'EX'] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

/** A condition (S3). `id` identifies it within a list and is never sent. */
export interface Filter {
  readonly field: string
  readonly operator: FilterOperator
  readonly value: string
  readonly id?: string
}

/** Thrown for an invalid filter; `position` counts UTF-16 units from 0. */
export class FilterError extends Error {
  readonly position: number

  constructor(message: string, position: number) {
    super(`${message} at position ${position}`)
    this.position = position
  }
}

const FIELD = /[A-Za-z][A-Za-z0-9_]*/y
const OPERATOR = /SW|EW|CO|EX/y
/** Everything up to the closing quote or to a backslash that starts no known escape. */
const VALUE = /[^"\\]*(?:\\["\\][^"\\]*)*/y

const isOperator = (text: string): text is FilterOperator =>
  FILTER_OPERATORS.some((operator) => operator === text)

/** Returns the reason why a well-formed condition is not allowed; undefined if it is allowed. */
export type FilterComplaint = (condition: Filter) => string | undefined

/**
 * Parses the conditions of a filter, joined by AND; returns [] for an empty text. Throws a {@link FilterError}; if
 * `complaintOf` rejects a condition, its position is that of the field.
 */
export const parseFilter = (text: string, complaintOf: FilterComplaint = () => undefined): Filter[] => {
  let position = 0
  const word = (expected: string): void => {
    if (!text.startsWith(expected, position)) throw new FilterError(`Expected '${expected}'`, position)
    position += expected.length
  }
  const match = (pattern: RegExp, what: string): string => {
    pattern.lastIndex = position
    const found = pattern.exec(text)?.[0]
    if (found === undefined) throw new FilterError(`Expected ${what}`, position)
    position += found.length
    return found
  }

  const filters: Filter[] = []
  while (position < text.length) {
    if (filters.length > 0) word(' AND ')
    word('(')
    const at = position
    const field = match(FIELD, 'a field')
    word(' ')
    const operator = match(OPERATOR, 'SW, EW, CO or EX')
    if (!isOperator(operator)) throw new FilterError('Expected an operator', position)
    word(' "')
    const value = match(VALUE, 'a value').replace(/\\(["\\])/g, '$1')
    word('")')
    const condition = { field, operator, value }
    const complaint = complaintOf(condition)
    if (complaint !== undefined) throw new FilterError(complaint, at)
    filters.push(condition)
  }
  return filters
}

/**
 * Formats conditions so that `parseFilter` returns the same ones. Throws {@link FilterError} for an invalid field
 * name.
 */
export const formatFilter = (filters: readonly Filter[]): string =>
  filters
    .map(({ field, operator, value }) => {
      if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(field)) throw new FilterError(`'${field}' is not a field name`, 0)
      return `(${field} ${operator} "${value.replace(/["\\]/g, '\\$&')}")`
    })
    .join(' AND ')

/**
 * Adds an id to each condition: its text, numbered if it is repeated. Equal lists have equal ids, even after a reload.
 */
export const withFilterIds = (filters: readonly Filter[]): readonly Filter[] => {
  const taken = new Set<string>()
  return filters.map((filter) => {
    const text = `${filter.field} ${filter.operator} ${filter.value}`
    let id = text
    for (let count = 2; taken.has(id); count += 1) id = `${text} ${count}`
    taken.add(id)
    return { ...filter, id }
  })
}

type Match = (text: string) => boolean

/** Returns a predicate for texts, ignoring case and accents. */
export const matcherOf = ({ operator, value }: Pick<Filter, 'operator' | 'value'>): Match => {
  const needle = normalizeText(value)
  switch (operator) {
    case 'SW':
      return (text) => normalizeText(text).startsWith(needle)
    case 'EW':
      return (text) => normalizeText(text).endsWith(needle)
    case 'CO':
      return (text) => normalizeText(text).includes(needle)
    case 'EX':
      return (text) => normalizeText(text) === needle
  }
}

/** True if a text matches the condition, ignoring case and accents. */
export const matchFilter = (condition: Pick<Filter, 'operator' | 'value'>, text: string): boolean =>
  matcherOf(condition)(text)
