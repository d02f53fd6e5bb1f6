import { fromAddressPart } from '@portal/schemas'
import type { BaseLocationHook, BaseSearchHook } from 'wouter'
import { useParams } from 'wouter'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'

/** Returns the decoded id in the URL of a detail screen. */
export const usePathId = (): string => fromAddressPart(useParams<{ id: string }>().id)

/** wouter's hooks decode their results, so escaping each `%` first restores the raw URL. */
const escaped = (address: string): string => address.replaceAll('%', '%25')

/** Returns raw path and query. wouter's own hooks decode them, so an id with a `%` would be decoded twice. */
export const useRawLocation: BaseLocationHook = (options) => [escaped(usePathname(options)), navigate]
export const useRawSearch: BaseSearchHook = (options) => escaped(useSearch(options))
