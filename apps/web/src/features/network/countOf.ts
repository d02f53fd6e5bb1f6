import { type Filter, formatFilter } from '@portal/schemas'

export const is = (value: string): readonly Filter[] => [{ field: 'Status', operator: 'EX', value }]

/** Query for a count: requests one row, as the page has the total. */
export const countOf = (filters: readonly Filter[]) => ({
  query: { filter: formatFilter(filters), pagesize: 1, DataCategories: 'BASIC' },
})
