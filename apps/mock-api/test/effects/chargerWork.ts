import type { ConnectorStates, LocationPoints, OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Scene } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'
import { freeCard } from './chargers.ts'
import { type CallEffect, shows } from './visible.ts'

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

export const CHARGER_WORK: { readonly [K in OperationId]?: CallEffect } = {
  moveChargepoint: {
    // Moves the charger from the fleet to the driver.
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
      // The fleet's placement has ended, but past sessions still belong to the fleet.
      const before = await scene.rows('chargeplacement', of('ChargePointId', charger.Id), 'fleet')
      expect(before.map(({ EndDate }) => EndDate)).toEqual([charger.ModifiedOn])
      const [session] = await scene.rows('chargesession', of('ChargePointId', charger.Id), 'fleet')
      expect(session?.RelationId).toBe(OWN.fleet)
      // The driver finds the charger on the map, in the list and in the count of the location.
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
  addChargepoint: {
    make: async (scene) => {
      const [location] = await scene.rows('chargelocation', of('RelationId', OWN.driver))
      const Serial = 'STOCK-0022'
      const place = { LocationId: location?.Id, RelationId: OWN.driver }
      return { body: { Serial, Description: 'Quagga', ChargerType: 'PRIVATE', ...place } }
    },
    seen: async (scene, charger, { body }) => {
      const { LocationId, Serial } = body ?? {}
      await shows(scene, 'chargepoint', charger.Id, { Description: 'Quagga', LocationId, Status: 'ONLINE' })
      await shows(scene, 'chargeplacement', String(charger.PlacementId), { ChargePointId: charger.Id })
      const verdict = await scene.done('verifySerial', { params: { serial: Serial } })
      expect(verdict).toMatchObject({ Verdict: 'INSTALLED', ChargePointId: charger.Id })
      const tokenid = (await freeCard(scene.as('driver')))?.Id
      const start = { body: { chargepointid: charger.Id, tokenid } }
      expect((await scene.done('postRemoteStart', start, 'driver')).Status).toBe('ACCEPTED')
    },
  },
  setConnectors: {
    make: async (scene) => {
      const charger = await freeCharger(scene, OWN.fleet)
      const Connectors = [1, 2].map((ConnectorNumber) => ({
        ConnectorNumber,
        PowerType: 'AC_3_PHASE',
        MaxPowerKw: 7.4,
        Standard: 'IEC_62196_T2',
      }))
      return { params: { id: charger.Id }, body: { Version: charger.Version, Connectors } }
    },
    seen: async (scene, charger) => {
      for (const reader of ['fleet', 'operator'] as const) {
        const { Connectors } = await scene.get('chargepoint', charger.Id, reader)
        expect(Connectors).toMatchObject([
          { ConnectorNumber: 1, MaxPowerKw: 7.4 },
          { ConnectorNumber: 2, MaxPowerKw: 7.4, Status: expect.not.stringMatching('UNKNOWN') },
        ])
      }
      const { States } = await scene.done<ConnectorStates>('getConnectorStates', {}, 'fleet')
      expect(States.filter(({ ChargePointId }) => ChargePointId === charger.Id)).toHaveLength(2)
    },
  },
  replaceHardware: {
    make: async (scene) => {
      const charger = await freeCharger(scene, OWN.fleet)
      const body = { Version: charger.Version, Serial: 'STOCK-0036', Reason: 'Screen is broken' }
      return { params: { id: charger.Id }, body }
    },
    seen: async (scene, charger) => {
      const { Id, PlacementId } = charger
      await shows(scene, 'chargepoint', Id, { ChargeBoxSerialNumber: 'STOCK-0036', PlacementId })
      expect((await scene.rows('chargesession', of('ChargePointId', Id), 'fleet')).length).toBeGreaterThan(0)
      const [change] = await historyOf(scene, Id)
      expect(change).toMatchObject({ Kind: 'HARDWARE', To: 'STOCK-0036', Reason: 'Screen is broken' })
      // The old hardware is no longer installed, and not in stock.
      const old = await scene.call('verifySerial', { params: { serial: change?.From } })
      expect(old.code).toBe('CHARGEPOINTNOTFOUND')
    },
  },
  retireChargepoint: {
    make: async (scene) => {
      const charger = await freeCharger(scene, OWN.fleet)
      const RetiredOn = '2026-11-10T08:00:00.000Z'
      const body = { Version: charger.Version, RetiredOn, RetireReason: 'The site is sold' }
      return { params: { id: charger.Id }, body }
    },
    seen: async (scene, charger) => {
      const { Id, LocationId, ChargeBoxSerialNumber: serial } = charger
      const all = await scene.done<readonly Row[]>('listChargepoints', {}, 'fleet')
      expect(all.map((each) => each.Id)).not.toContain(Id)
      expect(await scene.one('chargepoint', Id, 'fleet')).toBeUndefined()
      expect(await scene.rows('chargepoint', of('Id', Id))).toEqual([])
      const { States } = await scene.done<ConnectorStates>('getConnectorStates', {}, 'fleet')
      const there = await scene.rows('chargepoint', of('LocationId', LocationId), 'fleet')
      expect(States.map(({ ChargePointId }) => ChargePointId)).not.toContain(Id)
      const { ConnectorCount } = await scene.get('chargelocation', String(LocationId), 'fleet')
      expect(ConnectorCount).toBe(there.flatMap(({ Connectors }) => Connectors).length)
      // Operators still see the charger with its history, and the fleet still sees its sessions.
      expect(await scene.get('chargepoint', Id)).toMatchObject({ RetireReason: 'The site is sold' })
      expect(await scene.rows('chargepoint', { filter: '(RetiredOn SW "2")' })).toHaveLength(1)
      expect((await scene.rows('chargesession', of('ChargePointId', Id), 'fleet')).length).toBeGreaterThan(0)
      // The hardware of the retired charger can be installed again.
      expect(await scene.done('verifySerial', { params: { serial } })).toMatchObject({ Verdict: 'KNOWN' })
      const place = { LocationId, RelationId: OWN.fleet }
      const again = { Serial: serial, Description: 'Again', ChargerType: 'BUSINESS', ...place }
      await scene.done('addChargepoint', { body: again })
      const found = await scene.rows('chargepoint', of('ChargeBoxSerialNumber', serial), 'fleet')
      expect(found.map(({ Description }) => Description)).toEqual(['Again'])
    },
  },
}
