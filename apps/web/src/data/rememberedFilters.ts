import type { Filter } from '@portal/schemas'

/** The keys under which filters are remembered (S3). */
export type FilterKey = 'chargepassrequest' | 'charginghistory' | 'cards' | 'chargers'

const remembered = new Map<FilterKey, readonly Filter[]>()

/** Filters of a list, kept while the same person looks at the same relation. */
export const rememberFilters = (key: FilterKey, filters: readonly Filter[]): void => {
  remembered.set(key, filters)
}

export const rememberedFilters = (key: FilterKey): readonly Filter[] => remembered.get(key) ?? []

/** Another person or relation: nothing of the former is remembered. */
export const forgetFilters = (): void => remembered.clear()
