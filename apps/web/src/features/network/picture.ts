import { mayPass } from '@portal/machines'
import {
  type DisplayState,
  displayState,
  genericCalls,
  getConnectorStates,
  getLocationPoints,
  HOUR_MS,
  MAX_PAGE_SIZE,
} from '@portal/schemas'
import { toBcoFailure } from '../../data/query.ts'
import { keepUsable, skippedIn, withSkips } from '../../data/records.ts'
import type { Answer, Bco as WholeBco } from '../../services/bco.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { ReadLocation } from '../../services/readers/locations.ts'
import type { Marked, Skips } from '../../services/readers/read.ts'
import type { ReadCounts, ReadStates } from '../../services/readers/states.ts'
import { type Change, latestChanges, type Place } from './situation.ts'

type Bco = Pick<WholeBco, 'call' | 'now'>

/** Snapshot of the network: its locations with the number of connectors per state, and the latest changes. */
export interface Picture {
  readonly places: readonly Place[] & Skips
  readonly changes: readonly Change[] & Skips
  /** Server time of the last full read, in epoch ms. */
  readonly readAt: number
  /** Value of `since` for the next request; undefined if the server cannot return only the changes. */
  readonly since: string | undefined
}

/** Maximum number of changes shown. */
const CHANGES = 6
/** Period of changes to request with a full read. */
export const LOOK_BACK_MS = HOUR_MS / 4
/** Interval between full reads. Long, because names and coordinates of locations rarely change. */
const WHOLE_EVERY_MS = HOUR_MS
/** Maximum number of pages to read from a server without the bulk endpoints. A larger network is read only in part. */
const MOST_PAGES = 50

const NONE = { Available: 0, Charging: 0, Parking: 0, Error: 0, Offline: 0 }

const withCounts = (place: Place, counts: Omit<ReadCounts, 'Id'> | undefined): Place =>
  counts ? { ...place, ...counts } : place

/** Attaches the largest skip count to the rows, not the sum, because several responses may skip the same row. */
const withMostSkips = <T>(rows: T[], ...lists: readonly (readonly unknown[])[]): T[] & Skips =>
  withSkips(rows, Math.max(...lists.map(skippedIn)))

/** Applies changes to a picture. Returns undefined if they contain an unknown location. */
export const withStates = (picture: Picture, read: ReadStates): Picture | undefined => {
  const counts = new Map(read.Locations.map((location) => [location.Id, location]))
  const knownIds = new Set(picture.places.map(({ Id }) => Id))
  if (read.Locations.some(({ Id }) => !knownIds.has(Id))) return undefined
  const countsOf = (id: string): Omit<ReadCounts, 'Id'> | undefined =>
    counts.get(id) ?? (read.IsWhole ? NONE : undefined)
  const isSame = counts.size === 0 && !read.IsWhole && skippedIn(read.Locations) <= skippedIn(picture.places)
  const fresh = latestChanges(read.States, CHANGES)
  const again = new Set(fresh.map(({ id }) => id))
  const changes = [...fresh, ...picture.changes.filter(({ id }) => !again.has(id))]
  return {
    // Keep the reference if no place changed, to avoid redrawing the map.
    places: isSame
      ? picture.places
      : withMostSkips(
          picture.places.map((place) => withCounts(place, countsOf(place.Id))),
          picture.places,
          read.Locations,
        ),
    changes: withMostSkips(
      changes.toSorted((a, b) => b.at - a.at).slice(0, CHANGES),
      picture.changes,
      read.States,
    ),
    readAt: picture.readAt,
    since: read.At ?? picture.since,
  }
}

const askStates = (bco: Bco, since: string): Promise<Answer<ReadStates>> =>
  bco.call(getConnectorStates, { query: { since } }, { isOptional: true })

/** Reads the changes before the places, so the next response includes changes that occur in between. */
const readWhole = async (bco: Bco): Promise<Answer<Picture>> => {
  const answer = await askStates(bco, new Date(bco.now() - LOOK_BACK_MS).toISOString())
  const { data, at } = await bco.call(getLocationPoints, {}, { isOptional: true })
  return {
    at,
    data: {
      places: data.all(),
      changes: withMostSkips([...latestChanges(answer.data.States, CHANGES)], answer.data.States),
      readAt: at,
      since: answer.data.At ?? new Date(answer.at).toISOString(),
    },
  }
}

const STATE_NAMES = {
  available: 'Available',
  charging: 'Charging',
  parking: 'Parking',
  error: 'Error',
  offline: 'Offline',
} as const satisfies Readonly<Record<DisplayState, keyof typeof NONE>>

const pictureOf = (
  locations: readonly ReadLocation[] & Skips,
  chargers: readonly ReadCharger[] & Skips,
  readAt: number,
): Picture => {
  const counts = new Map<string, Record<keyof typeof NONE, number>>()
  for (const { LocationId, Connectors } of chargers) {
    const at = counts.get(LocationId) ?? { ...NONE }
    for (const { Status } of Connectors) at[STATE_NAMES[displayState(Status)]] += 1
    counts.set(LocationId, at)
  }
  const states = chargers.flatMap(({ Id, Description, Connectors }) =>
    Connectors.map((connector) => ({
      ChargePointId: Id,
      ConnectorId: connector.Id,
      Description,
      ConnectorNumber: connector.ConnectorNumber,
      Status: connector.Status,
      RawStatus: connector.RawStatus,
      StatusSince: connector.StatusSince,
    })),
  )
  return {
    places: withMostSkips(
      locations.map(({ Id, Description, Latitude, Longitude }) => ({
        Id,
        Description,
        Latitude,
        Longitude,
        ...(counts.get(Id) ?? NONE),
      })),
      locations,
    ),
    changes: withMostSkips([...latestChanges(states, CHANGES)], chargers),
    readAt,
    since: undefined,
  }
}

/** Reads all pages one after another. Returns their readable rows. */
const allOf = async <T extends Marked>(
  read: (page: number) => Promise<{
    readonly Data: readonly T[] & Skips
    readonly Page: { readonly PageCount: number }
  }>,
): Promise<T[] & Skips> => {
  const all: T[] = []
  let skipped = 0
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { Data, Page } = await read(page)
    const rows = keepUsable(Data, ({ isUnreadable }) => !isUnreadable)
    all.push(...rows)
    skipped += skippedIn(rows)
    if (Page.PageCount <= page) break
  }
  return withSkips(all, skipped)
}

const readByPages = async (bco: Bco): Promise<Answer<Picture>> => {
  const query = { pagesize: MAX_PAGE_SIZE, orderby: 'Description', select: 'BASIC,STATE' }
  const { filtered: locationPages } = genericCalls('chargelocation', 'ChargeLocation')
  const locations = await allOf(
    async (pagenumber) => (await bco.call(locationPages, { query: { ...query, pagenumber } })).data,
  )
  const { filtered: chargerPages } = genericCalls('chargepoint', 'Chargepoint')
  const chargers = await allOf(
    async (pagenumber) => (await bco.call(chargerPages, { query: { ...query, pagenumber } })).data,
  )
  const at = bco.now()
  return { at, data: pictureOf(locations, chargers, at) }
}

const readNext = async (bco: Bco, before: Picture & { readonly since: string }): Promise<Answer<Picture>> => {
  const { data, at } = await askStates(bco, before.since)
  const next = withStates(before, data)
  return next ? { data: next, at } : readWhole(bco)
}

/** Reads the next snapshot. If the last full read is recent, reads only the changes since the previous snapshot. */
export const readPicture = async (bco: Bco, before: Picture | undefined): Promise<Answer<Picture>> => {
  try {
    if (before && before.since === undefined) return await readByPages(bco)
    const isFresh = before && bco.now() - before.readAt < WHOLE_EVERY_MS
    return await (isFresh && before.since !== undefined
      ? readNext(bco, { ...before, since: before.since })
      : readWhole(bco))
  } catch (error) {
    const failure = toBcoFailure(error)
    if (failure?.code === 'FAILEDTOFIND') return readByPages(bco)
    // The server rejects a start time in the future, for example after a clock was set back. Then read everything.
    if (before && failure && !mayPass(failure)) return readWhole(bco)
    throw error
  }
}
