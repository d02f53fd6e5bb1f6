import type { LocationPoints } from '@portal/schemas/contract'
import {
  count,
  date,
  flag,
  id,
  isFields,
  links,
  number,
  optionalText,
  type Reader,
  record,
  text,
} from './read.ts'

const within =
  (most: number): Reader<number | undefined> =>
  (value) => {
    const degrees = number(value)
    return degrees !== undefined && Math.abs(degrees) <= most ? degrees : undefined
  }
const latitude = within(90)
const longitude = within(180)

/** A place with chargers. Coordinates that are no place on earth count as missing. */
export const readLocation = record({
  Id: id,
  Description: text,
  Street: optionalText,
  HouseNumber: optionalText,
  PostalCode: optionalText,
  City: optionalText,
  Latitude: latitude,
  Longitude: longitude,
  OpeningTimes: optionalText,
  Floor: optionalText,
  Directions: optionalText,
  LastSync: date,
  IsPublished: flag,
  IsEnabled: flag,
  ConnectorCount: count,
  ConnectorsAvailable: count,
  Links: links,
})
export type ReadLocation = ReturnType<typeof readLocation>

const readPoint = record({
  Id: id,
  Description: text,
  Street: optionalText,
  HouseNumber: optionalText,
  City: optionalText,
  Latitude: latitude,
  Longitude: longitude,
  MaxPowerKw: number,
  HasAc: flag,
  HasDc: flag,
  Available: count,
  Charging: count,
  Parking: count,
  Error: count,
  Offline: count,
  IsPublished: flag,
} satisfies Record<keyof LocationPoints, Reader<unknown>>)
export type ReadPoint = ReturnType<typeof readPoint>

/** The columns of all locations, row by row. A row without an id cannot be opened and is left out. */
export const readPoints = (value: unknown): readonly ReadPoint[] => {
  const columns = isFields(value) ? Object.entries(value) : []
  const ids = isFields(value) && Array.isArray(value['Id']) ? value['Id'] : []
  return ids
    .map((_, index) =>
      readPoint(
        Object.fromEntries(
          columns.map(([name, cells]) => [name, Array.isArray(cells) ? cells[index] : undefined]),
        ),
      ),
    )
    .filter(({ Id }) => Id !== '')
}
