import { DATA_CATEGORIES, DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE_SIZE } from '../constants.ts'

/** Parts that several calls share. */
export const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
} as const

/** Query of a table list (S7): filter grammar in `schemas/filter.ts`, `orderby` is `Field` or `Field desc`, comma-separated. */
export const tableQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    filter: { type: 'string', maxLength: 2_000 },
    orderby: { type: 'string', maxLength: 200 },
    pagesize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
    pagenumber: { type: 'integer', minimum: FIRST_PAGE, default: FIRST_PAGE },
    /** Comma-separated groups of fields. */
    DataCategories: {
      type: 'string',
      pattern: `^(${DATA_CATEGORIES.join('|')})(,(${DATA_CATEGORIES.join('|')}))*$`,
    },
    /** Comma-separated names of fields. */
    Fields: { type: 'string', maxLength: 1_000 },
    /** Seconds for which the answer may be reused. */
    caching: { type: 'integer', minimum: 0, maximum: 3_600, default: 0 },
  },
} as const
