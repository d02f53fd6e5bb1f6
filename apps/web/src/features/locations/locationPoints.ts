import type { FoundLocations, LocationPoint } from '@portal/machines'
import { genericCalls, getLocationPoints, MAX_PAGE_SIZE } from '@portal/schemas'
import { keepUsable, skippedIn, withSkips } from '../../data/records.ts'
import type { Bco } from '../../services/bco.ts'
import type { ReadLocation, ReadPoint } from '../../services/readers/locations.ts'
import { inOrder, inSlices } from './inOrder.ts'
import { byName } from './view.ts'

/** Maximum number of pages to read from a server without location points. Further locations are not shown. */
const MOST_PAGES = 50

const placed = (location: Pick<ReadLocation, keyof ReadPoint & keyof ReadLocation>) => ({
  id: location.Id,
  name: location.Description,
  address: [location.Street, location.HouseNumber].filter(Boolean).join(' '),
  city: location.City ?? '',
  latitude: location.Latitude,
  longitude: location.Longitude,
  isPublished: location.IsPublished,
})

const pointOf = (point: ReadPoint): LocationPoint => {
  const counts = {
    available: point.Available,
    charging: point.Charging,
    parking: point.Parking,
    error: point.Error,
    offline: point.Offline,
  }
  return {
    ...placed(point),
    counts,
    connectors: Object.values(counts).reduce((sum, count) => sum + count, 0),
    power: { maxKw: point.MaxPowerKw ?? 0, hasAc: point.HasAc, hasDc: point.HasDc },
  }
}

/** Reads all location points in one request. Optional, because some servers lack this endpoint. */
export const readPoints = async (bco: Bco, signal: AbortSignal): Promise<FoundLocations> => {
  const { data, at } = await bco.call(getLocationPoints, {}, { signal, isOptional: true })
  const points = await inSlices(data.count, data.at, pointOf)
  const found = keepUsable(points, ({ id }) => id !== '')
  return { points: withSkips([...(await inOrder(found, byName))], skippedIn(found)), at }
}

const pointOfLocation = (location: ReadLocation): LocationPoint => ({
  ...placed(location),
  counts: { available: location.ConnectorsAvailable },
  connectors: location.ConnectorCount,
})

/** Fallback that reads the locations page by page, with fewer details about the connectors. */
export const readPages = async (bco: Bco, signal: AbortSignal): Promise<FoundLocations> => {
  const { filtered } = genericCalls('chargelocation', 'ChargeLocation')
  const points: LocationPoint[] = []
  let skipped = 0
  for (let page = 1; ; page += 1) {
    const query = { pagesize: MAX_PAGE_SIZE, pagenumber: page, orderby: 'Description', select: 'BASIC,STATE' }
    const { data, at } = await bco.call(filtered, { query }, { signal })
    const found = keepUsable(data.Data, ({ isUnreadable }) => !isUnreadable)
    points.push(...found.map(pointOfLocation))
    skipped += skippedIn(found)
    if (page >= Math.min(data.Page.PageCount, MOST_PAGES))
      return { points: withSkips([...(await inOrder(points, byName))], skipped), at }
  }
}
