import type { LocationPoint } from '@portal/machines'
import { type Coordinates, coordinatesOf, isAddressable, normalizeText } from '@portal/schemas'

/** What can be filtered by, as an address names it. */
export const LOCATION_FILTERS = ['free', 'fast', 'ac', 'dc', 'published'] as const
export type LocationFilter = (typeof LOCATION_FILTERS)[number]

/** From so many kW on a location counts as fast. */
export const FAST_KW = 22

/** A place near which someone looks. */
export interface Near {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** The view of the map and its list. The address holds all of it, so that it can be shared. */
export interface LocationsView {
  readonly search: string
  readonly near: Near | undefined
  readonly filters: readonly LocationFilter[]
  /** Id of the location that is open. */
  readonly chosen: string | undefined
  /** Sheet position on a phone. */
  readonly shows: 'list' | 'half' | 'map'
}

const SHOWN = ['list', 'half', 'map'] as const
const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(.{1,80})$/s

const nearIn = (text: string): Near | undefined => {
  const found = COORDINATES.exec(text)
  const [latitude, longitude, name] = [Number(found?.[1]), Number(found?.[2]), found?.[3] ?? '']
  const at = found && coordinatesOf(latitude, longitude)
  return at && name.trim() !== '' ? { ...at, name } : undefined
}

/** Reads the view from the query of an address; what makes no sense counts as not said. */
export const viewFromSearch = (query: URLSearchParams): LocationsView => {
  const filters = (query.get('filter') ?? '').split(',')
  const id = query.get('location') ?? ''
  return {
    search: query.get('q') ?? '',
    near: nearIn(query.get('near') ?? ''),
    filters: LOCATION_FILTERS.filter((filter) => filters.includes(filter)),
    chosen: isAddressable(id) ? id : undefined,
    shows: SHOWN.find((one) => one === query.get('show')) ?? 'half',
  }
}

/** Names of the parts of the view in an address; all others are left as they are. */
const NAMES = ['q', 'near', 'filter', 'location', 'show'] as const

/** Writes the view into a query; defaults are left out. */
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

/** Whether a location passes a filter; AC and DC are looked at together, below. */
const PASSES: Readonly<Record<Exclude<LocationFilter, 'ac' | 'dc'>, (point: LocationPoint) => boolean>> = {
  free: ({ counts }) => counts.available > 0,
  fast: ({ power }) => (power?.maxKw ?? 0) >= FAST_KW,
  published: ({ isPublished }) => isPublished,
}

const passes = (point: LocationPoint, filters: readonly LocationFilter[]): boolean => {
  const wantsAc = filters.includes('ac')
  const wantsDc = filters.includes('dc')
  // Both together are either of them.
  const hasCurrent =
    (!wantsAc && !wantsDc) || (wantsAc && point.power?.hasAc) || (wantsDc && point.power?.hasDc) || false
  return hasCurrent && filters.every((filter) => filter === 'ac' || filter === 'dc' || PASSES[filter](point))
}

/** The searchable text of each location, folded once. */
const folded = new WeakMap<LocationPoint, string>()
const foldedOf = (point: LocationPoint): string => {
  const known = folded.get(point)
  if (known !== undefined) return known
  const text = normalizeText(`${point.name} ${point.address} ${point.city}`)
  folded.set(point, text)
  return text
}
const fits = (point: LocationPoint, words: readonly string[]): boolean =>
  words.every((word) => foldedOf(point).includes(word))

const EARTH_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A location that can be shown on a map. */
export type Placed<P extends Pick<LocationPoint, 'latitude' | 'longitude'>> = P & Coordinates

export const isPlaced = <P extends Pick<LocationPoint, 'latitude' | 'longitude'>>(
  point: P,
): point is Placed<P> => point.latitude !== undefined && point.longitude !== undefined

/** As the crow flies, in km. */
export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** Where a location without coordinates comes in the list: last. */
const FAR_KM = EARTH_KM * 10
const distanceTo = (near: Coordinates, point: LocationPoint): number =>
  isPlaced(point) ? distanceKm(near, point) : FAR_KM

const names = new Intl.Collator(undefined, { numeric: true })
/** The order of locations in the list, where no one looks near a place. */
export const byName = (a: LocationPoint, b: LocationPoint): number => names.compare(a.name, b.name)

/**
 * The locations of a view, favourites first: those near a place by their distance, all others in the order in which they
 * come, which is by name. `sought` is long enough to count.
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
  // Of tens of thousands none is looked at where all are wanted.
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
