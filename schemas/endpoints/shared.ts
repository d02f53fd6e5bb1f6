import { DATA_CATEGORIES, DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE_SIZE } from '../constants.ts'

/** An id in a path or query, without a slash or dots, which would change the path. */
export const ID = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_:~#*-]*$',
} as const

/** Optional `debug=1` of a write (S7). */
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
 * Parameters of a read whose id comes from the URL of a page. An impossible id is treated as an unknown one instead of
 * an invalid request. Only control characters and `..`, which would change the path, are rejected.
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

/**
 * Query of a table list (S7). `schemas/filter.ts` has the filter grammar; `orderby` is `Field` or `Field desc`,
 * comma-separated.
 */
export const tableQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /**
     * In `filter` and `orderby`, the name of a link such as `RelationContact` means the description of its record.
     */
    filter: { type: 'string', maxLength: 2_000 },
    orderby: { type: 'string', maxLength: 200 },
    pagesize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
    pagenumber: { type: 'integer', minimum: FIRST_PAGE, default: FIRST_PAGE },
    /** Comma-separated groups of fields. */
    DataCategories: categories,
    /** Comma-separated names of fields. */
    Fields: fieldNames,
    /** Comma-separated links whose records are included: `Relation,Location`. */
    Links: { type: 'string', maxLength: 200 },
    /** Seconds for which the response may be cached. */
    caching: { type: 'integer', minimum: 0, maximum: 3_600, default: 0 },
  },
} as const

/** Period of a list: `from` is inclusive, `to` exclusive (assumed, because filters cannot compare). */
export const periodQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: { type: 'string', format: 'date-time' },
    to: { type: 'string', format: 'date-time' },
  },
} as const

/**
 * Query of `filtered` (S7), which has two modes. In `select` mode all categories are returned by default; in table
 * mode those of `DataCategories`, by default BASIC. `type` (the class or one of its kinds) implies `select` mode.
 */
export const genericQuery = {
  ...tableQuery,
  properties: {
    ...tableQuery.properties,
    type: { type: 'string' },
    /** Only records of this relation and those below it, as in the list of chargers (assumed). */
    relid: ID,
    /** `meta` marks the field to which the period applies. */
    ...periodQuery.properties,
    /** Empty for the default. */
    select: { ...categories, pattern: `^$|${categories.pattern}` },
  },
} as const

/** Returns the query schema of `filtered` with the allowed values of `type`. */
export const queryOfTypes = (types: readonly string[]) =>
  ({
    ...genericQuery,
    properties: { ...genericQuery.properties, type: { type: 'string', enum: types } },
  }) as unknown as typeof genericQuery

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

/** Query of a call that removes a record: the version last read by the caller. */
export const versionQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: { version: { type: 'integer', minimum: 1 } },
} as const
