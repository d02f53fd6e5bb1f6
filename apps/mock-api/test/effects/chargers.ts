import type { ConnectorStates, LocationPoints, OperationId } from '@portal/schemas/contract'
import { expect } from 'vitest'
import { OWN, type Parts, type Scene, seersOf } from '../scene.ts'
import { of } from '../where.ts'
import type { Row } from '../written.ts'
import { type CallEffect, shows } from './visible.ts'

/** Returns an online, enabled charger of the caller's relation with a connector that satisfies the condition. */
const connectorWith = async (scene: Scene, isMatch: (connector: Row) => boolean) => {
  const chargers = await scene.rows('chargepoint', of('RelationId', OWN[scene.caller]))
  for (const charger of chargers)
    for (const connector of charger.Connectors as readonly Row[])
      if (charger.Status === 'ONLINE' && charger.AdminState === 'ENABLED' && isMatch(connector))
        return { charger, connector }
  return undefined
}

/** Returns an active card of the caller's relation that has a subscription and is in no session. */
export const freeCard = async (scene: Scene): Promise<Row | undefined> => {
  const cards = await scene.rows('token', {
    filter: `(RelationId EX "${OWN[scene.caller]}") AND (State EX "ACTIVE")`,
  })
  for (const card of cards.toReversed()) {
    const sessions = await scene.rows('chargesession', {
      filter: `(TokenId EX "${card.Id}") AND (Status EX "CHARGING")`,
    })
    if (sessions.length === 0 && card.IsSubscriptionMissing !== true) return card
  }
  return undefined
}

/** Starts a session, lets it run for half an hour, and returns the input of a command to its connector. */
const running = async (scene: Scene): Promise<Parts | undefined> => {
  const parts = await startable(scene)
  if (!parts) return undefined
  await scene.done('postRemoteStart', parts)
  await scene.advance(1_800)
  return { body: { connectorid: parts.body?.connectorid } }
}

const startable = async (scene: Scene): Promise<Parts | undefined> => {
  const found = await connectorWith(scene, ({ Status }) => Status === 'AVAILABLE')
  const card = await freeCard(scene)
  return found && card && { body: { connectorid: found.connector.Id, tokenid: card.Id } }
}

/** Returns the status of a connector from four endpoints that contain it. */
const statusesOf = async (scene: Scene, connectorId: string): Promise<readonly unknown[]> => {
  const chargerId = `CP${connectorId.slice(1, 7)}`
  const inOf = (charger: Row) =>
    (charger.Connectors as readonly Row[]).find(({ Id }) => Id === connectorId)?.Status
  const states = await scene.done<ConnectorStates>('getConnectorStates')
  // The map must report the same counts as the connector states.
  const { Locations } = states
  const points = await scene.done<LocationPoints>('getLocationPoints')
  const at = points.Id.indexOf(String((await scene.get('chargepoint', chargerId)).LocationId))
  const index = Locations.Id.indexOf(points.Id[at] ?? '')
  for (const state of ['Available', 'Charging', 'Parking', 'Error', 'Offline'] as const)
    expect(Locations[state][index]).toBe(points[state][at])
  return [
    inOf(await scene.get('chargepoint', chargerId)),
    inOf(await scene.done('getChargepoint', { params: { id: chargerId } })),
    inOf(await scene.done('getChargepointMinimal', { params: { id: chargerId } })),
    states.States.find(({ ConnectorId }) => ConnectorId === connectorId)?.Status,
  ]
}

/** Expects an ended session to have the same price in the list, the totals and its charge detail record. */
const isRated = async (scene: Scene, connectorId: string): Promise<void> => {
  await scene.advance(600)
  const [session] = await scene.rows('chargesession', {
    filter: `(ConnectorId EX "${connectorId}")`,
    pagesize: 1,
  })
  expect(session).toMatchObject({ Status: 'COMPLETED' })
  const [cdr] = await scene.rows('cdr', of('SessionId', session?.Id))
  expect(cdr).toMatchObject({ Price: session?.Price, Consumption: session?.EnergyKwh })
  const totals = await scene.done<Record<string, number>>('getChargesessionTotals', {
    query: of('Id', session?.Id),
  })
  expect(totals).toMatchObject({ Price: session?.Price })
}

export const CHARGERS: { readonly [K in OperationId]?: CallEffect } = {
  putChargepoint: {
    make: async (scene) => {
      const [charger] = await scene.rows('chargepoint', of('RelationId', OWN[scene.caller]))
      if (!charger) return undefined
      const Settings = [{ Key: 'LightIntensity', Value: '40' }]
      return {
        body: {
          Id: charger.Id,
          Version: charger.Version,
          Description: 'Quagga',
          AdminState: 'DISABLED',
          Settings,
        },
      }
    },
    seen: async (scene, { Id, PlacementId }) => {
      await shows(scene, 'chargepoint', Id, { Description: 'Quagga', AdminState: 'DISABLED' })
      await shows(scene, 'chargeplacement', String(PlacementId), { Description: 'Quagga' })
      const settings = await scene.done('getChargepointSettings', { params: { id: Id } })
      expect(settings.Settings).toContainEqual(
        expect.objectContaining({ Key: 'LightIntensity', Value: '40' }),
      )
      for (const session of await scene.rows('chargesession', { ...of('ChargePointId', Id), pagesize: 5 }))
        expect(session.Description).toBe('Quagga')
      // A disabled charger accepts no car.
      const connector = `C${Id.slice(2)}-1`
      const tokenid = (await freeCard(scene))?.Id
      const start = await scene.done('postRemoteStart', { body: { connectorid: connector, tokenid } })
      expect(start.Status).toBe('REJECTED')
    },
  },
  postChargepointMessage: {
    make: async (scene) => {
      const found = await connectorWith(scene, () => true)
      return found && { body: { chargepointid: found.charger.Id, action: 'ClearCache' } }
    },
    seen: async (scene, { Id }, { body }) => {
      await scene.advance(10)
      for (const [reader, sees] of seersOf(
        'chargepoint',
        await scene.get('chargepoint', String(body?.chargepointid)),
      )) {
        const message = await scene.call('getChargepointMessage', { params: { id: Id } }, reader)
        expect([reader, message.code]).toEqual([reader, sees ? '' : 'UNKNOWNREQUEST'])
        if (sees) expect(message.data).toMatchObject({ Status: 'ANSWERED', Action: 'ClearCache' })
      }
    },
  },
  postRemoteStart: {
    make: startable,
    seen: async (scene, { SessionId, Status }, { body }) => {
      expect(Status).toBe('ACCEPTED')
      await scene.advance(60)
      const connector = String(body?.connectorid)
      expect(await statusesOf(scene, connector)).toEqual(Array(4).fill('CHARGING'))
      await shows(scene, 'chargesession', String(SessionId), {
        ConnectorId: connector,
        TokenId: body?.tokenid,
      })
      const running = await scene.rows('chargesession', { filter: '(Status EX "CHARGING")' })
      expect(running.map(({ Id }) => Id)).toContain(SessionId)
    },
  },
  postRemoteStop: {
    make: running,
    seen: async (scene, { SessionId }, { body }) => {
      const connector = String(body?.connectorid)
      await isRated(scene, connector)
      await shows(scene, 'chargesession', String(SessionId), { Status: 'COMPLETED' })
      expect(await statusesOf(scene, connector)).not.toContain('CHARGING')
    },
  },
  postRemoteReset: {
    make: running,
    seen: async (scene, data, { body }) => {
      expect(data.Status).toBe('ACCEPTED')
      await scene.advance(10)
      expect(await statusesOf(scene, String(body?.connectorid))).toEqual(Array(4).fill('UNAVAILABLE'))
      await isRated(scene, String(body?.connectorid))
      const charger = await scene.get('chargepoint', String(data.ChargePointId))
      expect(String(charger.LastBootNotification) >= String(data.At)).toBe(true)
    },
  },
  postRemoteUnlock: {
    make: running,
    seen: (scene, _data, { body }) => isRated(scene, String(body?.connectorid)),
  },
}
