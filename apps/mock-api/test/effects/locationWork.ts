import type { LocationPoints, OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Scene } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, isGone, shows } from './visible.ts'

/** Returns a location of the entity manager's relations that has charge points but no connected car. */
const freeLocation = async (scene: Scene): Promise<Row> => {
  for (const location of await scene.rows('chargelocation', {}, 'entity')) {
    const chargers = await scene.rows('chargepoint', of('LocationId', location.Id), 'entity')
    const connectors = chargers.flatMap(({ Connectors }) => Connectors as readonly Row[])
    if (connectors.length > 0 && connectors.every(({ SessionId }) => SessionId === undefined)) return location
  }
  throw new Error('a car is connected at every location')
}

const newLocation = async (scene: Scene, RelationId: unknown): Promise<Row> => {
  const [like] = await scene.rows('chargelocation', of('RelationId', OWN.fleet))
  if (!like) throw new Error('the fleet has no location')
  const { Street, HouseNumber, PostalCode, City, Country, Latitude, Longitude } = like
  const body = { Description: 'Quagga', RelationId, Latitude, Longitude }
  const address = { Street, HouseNumber, PostalCode, City, Country }
  return scene.done('createupdateChargeLocation', { body: { ...body, ...address } })
}

export const LOCATION_WORK: { readonly [K in OperationId]?: CallEffect } = {
  giveLocation: {
    make: async (scene) => {
      const location = await freeLocation(scene)
      return { params: { id: location.Id }, body: { Version: location.Version, RelationId: OWN.fleet } }
    },
    seen: async (scene, location) => {
      await shows(scene, 'chargelocation', location.Id, { RelationId: OWN.fleet })
      const chargers = await scene.rows('chargepoint', of('LocationId', location.Id), 'fleet')
      expect(chargers.length).toBeGreaterThan(0)
      for (const { Id, PlacementId } of chargers) {
        await shows(scene, 'chargepoint', Id, { RelationId: OWN.fleet })
        await shows(scene, 'chargeplacement', String(PlacementId), { RelationId: OWN.fleet })
      }
      const points = await scene.done<LocationPoints>('getLocationPoints', {}, 'fleet')
      expect(points.Id).toContain(location.Id)
    },
  },
  mergeLocation: {
    make: async (scene) => {
      const location = await freeLocation(scene)
      const other = await newLocation(scene, location.RelationId)
      return { params: { id: location.Id }, body: { Version: location.Version, LocationId: other.Id } }
    },
    seen: async (scene, location, { params }) => {
      await isGone(scene, 'chargelocation', String(params?.id))
      const chargers = await scene.rows('chargepoint', of('LocationId', location.Id), 'entity')
      expect(location.ConnectorCount).toBe(chargers.flatMap(({ Connectors }) => Connectors).length)
      expect(await scene.rows('chargeplacement', of('LocationId', params?.id))).toEqual([])
    },
  },
  removeLocation: {
    make: async (scene) => {
      const location = await newLocation(scene, OWN.fleet)
      expect(location.Missing).toEqual(['FLOOR', 'DIRECTIONS', 'TARIFF', 'PUBLICATION'])
      return { params: { id: location.Id }, query: { version: location.Version } }
    },
    seen: async (scene, location) => {
      await isGone(scene, 'chargelocation', location.Id)
      const [used] = await scene.rows('chargelocation', of('RelationId', OWN.fleet))
      const refused = { params: { id: used?.Id }, query: { version: used?.Version } }
      expect((await scene.call('removeLocation', refused)).code).toBe('LOCINUSE')
    },
  },
}
