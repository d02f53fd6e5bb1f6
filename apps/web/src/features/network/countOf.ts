import { type Filter, formatFilter } from '@portal/schemas'

export const is = (value: string): readonly Filter[] => [{ field: 'Status', operator: 'EX', value }]

/** Returns the input of a query for a count. Requests only one row, because the page contains the total. */
export const countOf = (filters: readonly Filter[]) => ({
  query: { filter: formatFilter(filters), pagesize: 1, DataCategories: 'BASIC' },
})
