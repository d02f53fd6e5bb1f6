import { DATA_CATEGORIES, DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE_SIZE } from '../constants.ts'

/** Parts that several calls share. */

/** An id in a path or a query: no slash or dots that would lead elsewhere. */
export const ID = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_:~#*-]*$',
} as const

/** Beside the record a write may say `debug=1` (S7). */
export const debugQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { debug: { type: 'integer', enum: [1] } },
} as const

export const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: ID },
} as const

/**
 * Of a read that a person's address leads to: what can be no id is answered as an unknown one, and nothing is told of
 * why. Dots that would lead elsewhere and signs that no one types are refused all the same.
 */
export const readIdParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, pattern: '^(?!.*\\.\\.)\\P{Cc}+$' } },
} as const

const categories = {
  type: 'string',
  pattern: `^(${DATA_CATEGORIES.join('|')})(,(${DATA_CATEGORIES.join('|')}))*$`,
} as const
const fieldNames = { type: 'string', maxLength: 1_000 } as const

/** Query of a table list (S7): filter grammar in `schemas/filter.ts`, `orderby` is `Field` or `Field desc`, comma-separated. */
export const tableQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** A class's link, such as `RelationContact`, means the linked record's description here and in `orderby`. */
    filter: { type: 'string', maxLength: 2_000 },
    orderby: { type: 'string', maxLength: 200 },
    pagesize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
    pagenumber: { type: 'integer', minimum: FIRST_PAGE, default: FIRST_PAGE },
    /** Comma-separated groups of fields. */
    DataCategories: categories,
    /** Comma-separated names of fields. */
    Fields: fieldNames,
    /** Comma-separated names of the records to add that each names: `Relation,Location`. */
    Links: { type: 'string', maxLength: 200 },
    /** Seconds for which the answer may be reused. */
    caching: { type: 'integer', minimum: 0, maximum: 3_600, default: 0 },
  },
} as const

/**
 * Query of `filtered` (S7), which is asked in two ways: with `select`, whose default is every category, or as a table
 * with `DataCategories`, whose default is BASIC. `type` names the class or one of its kinds, and makes it the first way.
 */
export const genericQuery = {
  ...tableQuery,
  properties: {
    ...tableQuery.properties,
    type: { type: 'string' },
    /** Only records of this relation and those below it, as at the list of chargers (assumed). */
    relid: ID,
    /** Empty for its default. */
    select: { ...categories, pattern: `^$|${categories.pattern}` },
  },
} as const

/** Query of `one`. */
export const oneQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    select: genericQuery.properties.select,
    Fields: fieldNames,
    Links: tableQuery.properties.Links,
    caching: tableQuery.properties.caching,
  },
} as const
