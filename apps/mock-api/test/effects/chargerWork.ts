import type { LocationPoints, OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Scene } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, shows } from './shown.ts'

/** A charger of a relation without a connected car. */
const freeCharger = async (scene: Scene, relation: string): Promise<Row> => {
  const chargers = await scene.rows('chargepoint', of('RelationId', relation))
  const free = chargers.find(({ Connectors }) =>
    (Connectors as readonly Row[]).every(({ SessionId }) => SessionId === undefined),
  )
  if (!free) throw new Error(`all chargers of ${relation} are in use`)
  return free
}

const historyOf = (scene: Scene, id: string) =>
  scene.done<readonly Row[]>('getChargepointHistory', { params: { id } })

/** Calls with which operators move, add, change, replace and retire charge points. */
export const CHARGER_WORK: { readonly [K in OperationId]?: CallEffect } = {
  moveChargepoint: {
    // From the fleet to the driver.
    make: async (scene) => {
      const charger = await freeCharger(scene, OWN.fleet)
      const [location] = await scene.rows('chargelocation', of('RelationId', OWN.driver))
      return {
        params: { id: charger.Id },
        body: { Version: charger.Version, LocationId: location?.Id, RelationId: OWN.driver },
      }
    },
    seen: async (scene, charger, { body }) => {
      const { LocationId, RelationId } = body ?? {}
      await shows(scene, 'chargepoint', charger.Id, { LocationId, RelationId })
      await shows(scene, 'chargeplacement', String(charger.PlacementId), { LocationId, RelationId })
      // The contract of the fleet is over, and its sessions are still its own.
      const before = await scene.rows('chargeplacement', of('ChargePointId', charger.Id), 'fleet')
      expect(before.map(({ EndDate }) => EndDate)).toEqual([charger.ModifiedOn])
      const [session] = await scene.rows('chargesession', of('ChargePointId', charger.Id), 'fleet')
      expect(session?.RelationId).toBe(OWN.fleet)
      // The driver finds it on the map, in the list and in the count of the location.
      const points = await scene.done<LocationPoints>('getLocationPoints', {}, 'driver')
      const at = points.Id.indexOf(String(LocationId))
      const states = ['Available', 'Charging', 'Parking', 'Error', 'Offline'] as const
      const count = states.reduce((sum, state) => sum + (points[state][at] ?? 0), 0)
      const location = await scene.get('chargelocation', String(LocationId), 'driver')
      expect(count).toBe(location.ConnectorCount)
      const own = await scene.done<readonly Row[]>('listChargepoints', {}, 'driver')
      expect(own.map(({ Id }) => Id)).toContain(charger.Id)
      expect((await historyOf(scene, charger.Id)).map(({ Kind }) => Kind)).toEqual(['LOCATION', 'CUSTOMER'])
    },
  },
}
