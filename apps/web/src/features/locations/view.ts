import type { LocationPoint } from '@portal/machines'
import { type Coordinates, coordinatesOf, isAddressable, normalizeText } from '@portal/schemas'

/** Filter names, as used in the URL. */
export const LOCATION_FILTERS = ['free', 'fast', 'ac', 'dc', 'published'] as const
export type LocationFilter = (typeof LOCATION_FILTERS)[number]

/** Minimum power of a fast location, in kW. */
export const FAST_KW = 22

/** Place to search near. */
export interface Near {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** View of the map and its list. The URL holds the whole view, so users can share it. */
export interface LocationsView {
  readonly search: string
  readonly near: Near | undefined
  readonly filters: readonly LocationFilter[]
  /** Id of the open location. */
  readonly chosen: string | undefined
  /** Sheet position on a phone. */
  readonly shows: 'list' | 'half' | 'map'
}

const LAYOUTS = ['list', 'half', 'map'] as const
const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(.{1,80})$/s

const nearIn = (text: string): Near | undefined => {
  const found = COORDINATES.exec(text)
  const [latitude, longitude, name] = [Number(found?.[1]), Number(found?.[2]), found?.[3] ?? '']
  const at = found && coordinatesOf(latitude, longitude)
  return at && name.trim() !== '' ? { ...at, name } : undefined
}

/** Parses the view from a URL query. Ignores invalid values. */
export const viewFromSearch = (query: URLSearchParams): LocationsView => {
  const filters = (query.get('filter') ?? '').split(',')
  const id = query.get('location') ?? ''
  return {
    search: query.get('q') ?? '',
    near: nearIn(query.get('near') ?? ''),
    filters: LOCATION_FILTERS.filter((filter) => filters.includes(filter)),
    chosen: isAddressable(id) ? id : undefined,
    shows: LAYOUTS.find((one) => one === query.get('show')) ?? 'half',
  }
}

/** Query parameters of the view. All others stay unchanged. */
const NAMES = ['q', 'near', 'filter', 'location', 'show'] as const

/** Returns the query with the parameters of the view. Omits default values. */
export const viewToSearch = (
  former: URLSearchParams,
  { search, near, filters, chosen, shows }: LocationsView,
): URLSearchParams => {
  const query = new URLSearchParams(former)
  for (const name of NAMES) query.delete(name)
  if (search !== '') query.set('q', search)
  if (near) query.set('near', `${near.latitude},${near.longitude},${near.name}`)
  if (filters.length > 0) query.set('filter', filters.join(','))
  if (chosen !== undefined) query.set('location', chosen)
  if (shows !== 'half') query.set('show', shows)
  return query
}

/** Predicates of the filters, except AC and DC, which `passes` combines. */
const PASSES: Readonly<Record<Exclude<LocationFilter, 'ac' | 'dc'>, (point: LocationPoint) => boolean>> = {
  free: ({ counts }) => counts.available > 0,
  fast: ({ power }) => (power?.maxKw ?? 0) >= FAST_KW,
  published: ({ isPublished }) => isPublished,
}

const passes = (point: LocationPoint, filters: readonly LocationFilter[]): boolean => {
  const wantsAc = filters.includes('ac')
  const wantsDc = filters.includes('dc')
  // Selecting both AC and DC means either of them.
  const hasCurrent =
    (!wantsAc && !wantsDc) || (wantsAc && point.power?.hasAc) || (wantsDc && point.power?.hasDc) || false
  return hasCurrent && filters.every((filter) => filter === 'ac' || filter === 'dc' || PASSES[filter](point))
}

const folded = new WeakMap<LocationPoint, string>()
const foldedOf = (point: LocationPoint): string => {
  const cached = folded.get(point)
  if (cached !== undefined) return cached
  const text = normalizeText(`${point.name} ${point.address} ${point.city}`)
  folded.set(point, text)
  return text
}
const fits = (point: LocationPoint, words: readonly string[]): boolean =>
  words.every((word) => foldedOf(point).includes(word))

const EARTH_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

export type Placed<P extends Pick<LocationPoint, 'latitude' | 'longitude'>> = P & Coordinates

export const isPlaced = <P extends Pick<LocationPoint, 'latitude' | 'longitude'>>(
  point: P,
): point is Placed<P> => point.latitude !== undefined && point.longitude !== undefined

/** Returns the great-circle distance in km. */
export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** Distance assumed for a location without coordinates, to sort it last. */
const FAR_KM = EARTH_KM * 10
const distanceTo = (near: Coordinates, point: LocationPoint): number =>
  isPlaced(point) ? distanceKm(near, point) : FAR_KM

const names = new Intl.Collator(undefined, { numeric: true })
/** Compares two locations by name, the default order of the list. */
export const byName = (a: LocationPoint, b: LocationPoint): number => names.compare(a.name, b.name)

/**
 * Returns the locations of a view, with favourites first. Sorts by distance if there is a place, otherwise keeps the
 * input order, by name. `sought` must be undefined if it is shorter than the minimum length.
 */
export const locationsOf = (
  points: readonly LocationPoint[],
  { near, filters }: { readonly near: Coordinates | undefined; readonly filters: LocationsView['filters'] },
  sought: string | undefined,
  favourites: readonly string[] = [],
): readonly LocationPoint[] => {
  const words = normalizeText(sought ?? '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  // Skip filtering if every location matches, because there may be tens of thousands.
  const areAll = filters.length === 0 && words.length === 0
  const found = areAll ? points : points.filter((point) => passes(point, filters) && fits(point, words))
  const ordered = near
    ? found
        .map((point) => ({ point, km: distanceTo(near, point) }))
        .sort((a, b) => a.km - b.km)
        .map(({ point }) => point)
    : found
  if (favourites.length === 0) return ordered
  const marked = new Set(favourites)
  return [...ordered.filter(({ id }) => marked.has(id)), ...ordered.filter(({ id }) => !marked.has(id))]
}
