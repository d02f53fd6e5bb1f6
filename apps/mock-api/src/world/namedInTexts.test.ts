import { createWorld } from '@portal/fixtures'
import { describe, expect, it } from 'vitest'
import { SessionWorld } from './sessionWorld.ts'
import { createStore } from './store.ts'

const time = '2026-11-18T09:30:00.000Z'
const now = Date.parse(time)
const store = createStore(createWorld({ seed: 7, size: 'small', now: time }))
const SEES_ALL = { roles: ['SuperAdmin'], relationId: 'R00005' } as const

describe('Renaming a record', () => {
  it('updates the alarms and the connection of a charger, but no other alarms', () => {
    const world = new SessionWorld(store)
    const view = () => world.as(SEES_ALL)
    const before = view().all('alarm')
    const [alarm] = before
    const charger = view().one('chargepoint', alarm?.ChargePointId ?? '')
    if (!alarm || !charger) throw new Error('The world has an alarm of a charger')
    expect(alarm.Description).toContain(charger.Description)
    world.write('chargepoint', { ...charger, Description: 'At the gate' }, now)
    const after = view().one('alarm', alarm.Id)
    expect(after?.Description).toBe(alarm.Description.replace(charger.Description, 'At the gate'))
    expect(after?.Version).toBe(alarm.Version)
    const connection = view()
      .all('connection')
      .find(({ ChargePointId }) => ChargePointId === charger.Id)
    expect(connection?.Description).toBe('At the gate')
    const others = ({ ChargePointId }: typeof alarm) => ChargePointId !== charger.Id
    expect(view().all('alarm').filter(others)).toEqual(before.filter(others))
  })

  it('updates the subscriptions, contracts, orders and card groups of a relation', () => {
    const world = new SessionWorld(store)
    const view = () => world.as(SEES_ALL)
    const fleet = view().one('relation', 'R00003')
    if (!fleet) throw new Error('The fleet has a relation')
    const old = fleet.Description
    world.write('relation', { ...fleet, Description: 'Zuidzee Vervoer' }, now)
    for (const name of [
      'subscription',
      'cpocontract',
      'chargepassrequest',
      'whitelistgroup',
      'whitelist',
    ] as const) {
      const texts = view()
        .all(name)
        .flatMap((each) => (each.RelationId === 'R00003' ? [each.Description] : []))
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.join()).toContain('Zuidzee Vervoer')
      expect(texts.join()).not.toContain(old)
    }
  })
})
