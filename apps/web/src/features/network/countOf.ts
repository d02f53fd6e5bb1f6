import { type Filter, formatFilter } from '@portal/schemas'

export const is = (value: string): readonly Filter[] => [{ field: 'Status', operator: 'EX', value }]

/** So many there are: one row is asked for, the page says the rest. */
export const countOf = (filters: readonly Filter[]) => ({
  query: { filter: formatFilter(filters), pagesize: 1, DataCategories: 'BASIC' },
})
