import { coordinatesOf } from '@portal/schemas'
import type { LocationPoints } from '@portal/schemas/contract'
import { chargeLocationSchema } from '@portal/schemas/entities/chargelocation'
import { recordOf } from './fromSchema.ts'
import {
  count,
  flag,
  id,
  isFields,
  keepUsable,
  number,
  optionalText,
  type Reader,
  record,
  type Skips,
  text,
} from './read.ts'

/** Wraps a reader so that it drops invalid coordinates and the default 0/0. */
const onEarth =
  <T extends { readonly Latitude: number | undefined; readonly Longitude: number | undefined }>(
    read: (value: unknown) => T,
  ) =>
  (value: unknown): T => {
    const fields = read(value)
    return coordinatesOf(fields.Latitude, fields.Longitude)
      ? fields
      : { ...fields, Latitude: undefined, Longitude: undefined }
  }

/** Any part of an address may be missing. */
const readAnyLocation = recordOf(chargeLocationSchema, {
  Street: optionalText,
  HouseNumber: optionalText,
  PostalCode: optionalText,
  City: optionalText,
  ConnectorCount: count,
  ConnectorsAvailable: count,
})
export const readLocation = onEarth(readAnyLocation)
export type ReadLocation = ReturnType<typeof readLocation>

const readAnyPoint = record({
  Id: id,
  Description: text,
  Street: optionalText,
  HouseNumber: optionalText,
  City: optionalText,
  Latitude: number,
  Longitude: number,
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
const readPoint = onEarth(readAnyPoint)
export type ReadPoint = ReturnType<typeof readPoint>

/** All map points. Each is read on access, because reading tens of thousands at a time takes too long. */
export interface ReadPoints {
  readonly count: number
  /** Returns a point by index. Its id is empty if the server sent none; such a point cannot be opened. */
  readonly at: (index: number) => ReadPoint
  /** Returns all points. Points that cannot be opened are skipped and counted. */
  readonly all: () => readonly ReadPoint[] & Skips
}

/** Reads the locations of the map, which are sent as columns. */
export const readPoints = (value: unknown): ReadPoints => {
  const columns = (isFields(value) ? Object.entries(value) : []).flatMap(([name, cells]) =>
    Array.isArray(cells) ? [[name, cells as readonly unknown[]] as const] : [],
  )
  const count = columns.find(([name]) => name === 'Id')?.[1].length ?? 0
  const at = (index: number) => {
    const row: Record<string, unknown> = {}
    for (const [name, cells] of columns) row[name] = cells[index]
    return readPoint(row)
  }
  let all: (readonly ReadPoint[] & Skips) | undefined
  return {
    count,
    at,
    all: () => {
      all ??= keepUsable(
        Array.from({ length: count }, (_, index) => at(index)),
        ({ Id }) => Id !== '',
      )
      return all
    },
  }
}
