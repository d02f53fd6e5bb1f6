import { fromAddressPart } from '@portal/schemas'
import type { BaseLocationHook, BaseSearchHook } from 'wouter'
import { useParams } from 'wouter'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'

/** The id in the address of a detail, as it is written in the record. */
export const usePathId = (): string => fromAddressPart(useParams<{ id: string }>().id)

/** wouter decodes what its hooks return; with each `%` escaped it gives back what stands in the address. */
const escaped = (address: string): string => address.replaceAll('%', '%25')

/**
 * Path and query as the address has them. By wouter's own hooks they are decoded once already, so an id that holds a `%` would be
 * decoded twice.
 */
export const useRawLocation: BaseLocationHook = (options) => [escaped(usePathname(options)), navigate]
export const useRawSearch: BaseSearchHook = (options) => escaped(useSearch(options))
