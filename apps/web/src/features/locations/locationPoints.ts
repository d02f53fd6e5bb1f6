import type { FoundLocations, LocationPoint } from '@portal/machines'
import { genericRoutes, getLocationPoints, MAX_PAGE_SIZE } from '@portal/schemas'
import type { ChargeLocation, LocationPoints } from '@portal/schemas/contract'
import type { Bco } from '../../services/bco.ts'

/** Whoever has more locations than this on a server without points sees the first ones. */
const MOST_PAGES = 50

/** The columns of an answer, row by row. */
const pointsOf = (columns: LocationPoints): readonly LocationPoint[] =>
  columns.Id.map((id, index) => {
    const number = (column: readonly number[]) => column[index] ?? 0
    const text = (column: readonly string[]) => column[index] ?? ''
    const counts = {
      available: number(columns.Available),
      charging: number(columns.Charging),
      parking: number(columns.Parking),
      error: number(columns.Error),
      offline: number(columns.Offline),
    }
    return {
      id,
      name: text(columns.Description),
      address: `${text(columns.Street)} ${text(columns.HouseNumber)}`.trim(),
      city: text(columns.City),
      latitude: number(columns.Latitude),
      longitude: number(columns.Longitude),
      isPublished: columns.IsPublished[index] === true,
      counts,
      connectors: Object.values(counts).reduce((sum, count) => sum + count, 0),
      power: {
        maxKw: number(columns.MaxPowerKw),
        hasAc: columns.HasAc[index] === true,
        hasDc: columns.HasDc[index] === true,
      },
    }
  })

/** All points at once, as far as the server knows that call. */
export const readPoints = async (bco: Bco, signal: AbortSignal): Promise<FoundLocations> => {
  const { data, at } = await bco.call(getLocationPoints, {}, { signal, shownBy: 'screen' })
  return { points: pointsOf(data), at }
}

const pointOf = (location: ChargeLocation): LocationPoint => ({
  id: location.Id,
  name: location.Description,
  address: `${location.Street} ${location.HouseNumber}`.trim(),
  city: location.City,
  latitude: location.Latitude,
  longitude: location.Longitude,
  isPublished: location.IsPublished,
  counts: { available: location.ConnectorsAvailable },
  connectors: location.ConnectorCount,
})

/** The same from the list of locations, a page after the other: it tells less of their connectors. */
export const readPages = async (bco: Bco, signal: AbortSignal): Promise<FoundLocations> => {
  const { filtered } = genericRoutes('chargelocation', 'ChargeLocation')
  const points: LocationPoint[] = []
  for (let page = 1; ; page += 1) {
    const query = { pagesize: MAX_PAGE_SIZE, pagenumber: page, orderby: 'Description', select: 'BASIC,STATE' }
    const { data, at } = await bco.call(filtered, { query }, { signal, shownBy: 'screen' })
    points.push(...data.Data.map(pointOf))
    if (page >= Math.min(data.Page.PageCount, MOST_PAGES)) return { points, at }
  }
}
