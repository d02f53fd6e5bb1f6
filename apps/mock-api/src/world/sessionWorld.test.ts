import { createWorld, meterValues, type Outlet, planOfDay, type Stay, stateOf } from '@portal/fixtures'
import { HOUR_MS } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createChanges } from './changes.ts'
import type { Viewer } from './scope.ts'
import { SessionWorld } from './sessionWorld.ts'
import { createStore } from './store.ts'

const now = Date.parse('2026-11-18T09:30:00.000Z')
const store = createStore(createWorld({ seed: 7, size: 'small', now: new Date(now).toISOString() }))
const operator: Viewer = { roles: ['Operator'], relationId: 'R00005' }
const fleet: Viewer = { roles: ['FleetManager'], relationId: 'R00003' }

const nextStay = (): { outlet: Outlet; stay: Stay } => {
  for (const outlet of store.outlets.values()) {
    if (outlet.trouble) continue
    for (const day of [20_775, 20_776]) {
      const stay = planOfDay(outlet, day).find(({ start }) => start > now)
      if (stay) return { outlet, stay }
    }
  }
  throw new Error('No one comes')
}

describe('The world of a mock session', () => {
  it('hides its writes from other sessions and from the base', () => {
    const mine = new SessionWorld(store)
    const other = new SessionWorld(store)
    const before = mine.as(fleet).one('relation', 'R00003')
    if (!before) throw new Error('No fleet')
    mine.write('relation', { ...before, Description: 'Renamed' }, now)
    expect(mine.as(fleet).one('relation', 'R00003')).toMatchObject({
      Description: 'Renamed',
      Version: before.Version + 1,
      ModifiedOn: new Date(now).toISOString(),
    })
    expect(mine.as(fleet).all('relation')).toHaveLength(1)
    expect(other.as(fleet).one('relation', 'R00003')).toBe(before)
    expect(new SessionWorld(store).as(fleet).one('relation', 'R00003')).toBe(before)
  })

  it('shows an added record only to people who may see its relation', () => {
    const world = new SessionWorld(store)
    const [contact] = world.as(fleet).all('relationcontact')
    if (!contact) throw new Error('No contact')
    world.write('relationcontact', { ...contact, Id: 'RC99999' }, now)
    expect(world.as(fleet).one('relationcontact', 'RC99999')?.Version).toBe(1)
    expect(
      world
        .as(fleet)
        .all('relationcontact')
        .map(({ Id }) => Id),
    ).toContain('RC99999')
    expect(
      world.as({ roles: ['User'], relationId: 'R00001' }).one('relationcontact', 'RC99999'),
    ).toBeUndefined()
  })

  it('keeps the curve of a started session when its connector later gets less power and a request fails', () => {
    const changes = createChanges()
    const world = new SessionWorld(store, changes)
    const [charger] = world.as(operator).all('chargepoint')
    const [connector] = charger?.Connectors ?? []
    if (!charger || !connector) throw new Error('No connector')
    const write = (MaxPowerKw: number, at: number) => {
      const Connectors = [{ ...connector, Id: 'C900022-1', MaxPowerKw }]
      const CreatedOn = new Date(now).toISOString()
      world.write('chargepoint', { ...charger, Id: 'CPS0022', CreatedOn, Connectors }, at)
    }
    write(11, now)
    const card = { id: 'T-1', number: 'BE-BCA-000000-0' }
    const id = world.intervene({ kind: 'start', connectorId: 'C900022-1', card, at: now + 1_000 }) ?? ''
    const curve = () => world.as(operator).session(id, now + HOUR_MS)?.MeterValues
    const before = curve()
    expect(before?.some(({ PowerKw }) => PowerKw > 3)).toBe(true)
    write(3, now + 24 * HOUR_MS)
    const fail = () =>
      changes.atomically(() => {
        world.intervene({ kind: 'tariffEnd', tariffId: 'TF-1', at: now })
        throw new Error('Disk is full')
      })
    expect(fail).toThrow('Disk is full')
    expect(curve()).toEqual(before)
  })

  it('cannot change the shared base', () => {
    const relation = store.records.relation.get('R00003')
    expect(Object.isFrozen(relation)).toBe(true)
    expect(Object.isFrozen(store.sessions[0])).toBe(true)
    const [charger] = store.records.chargepoint.values()
    expect(Object.isFrozen(charger?.Connectors[0])).toBe(true)
  })

  it('shows a charge session from its plug-in on, but not before', () => {
    const { outlet, stay } = nextStay()
    const view = new SessionWorld(store).as(operator)
    expect(view.session(stay.sessionId, stay.start - 1)).toBeUndefined()
    const middle = stay.start + Math.floor((stay.chargingEnd - stay.start) / 2_000) * 1_000
    const running = view.session(stay.sessionId, middle)
    expect(running).toMatchObject({ Status: 'CHARGING', DurationSeconds: (middle - stay.start) / 1_000 })
    expect(running?.Stop).toBeUndefined()
    expect(running?.PowerKw).toBeGreaterThan(0)
    expect(view.session(stay.sessionId, stay.chargingEnd)).toMatchObject({ Status: 'PARKING' })
    const ended = view.session(stay.sessionId, stay.stop)
    expect(ended).toMatchObject({ Status: 'COMPLETED', Stop: new Date(stay.stop).toISOString() })
    expect(ended?.MeterValues).toEqual(meterValues(outlet, stay, stay.stop))
    expect(ended?.EnergyKwh).toBeGreaterThan(running?.EnergyKwh ?? Number.POSITIVE_INFINITY)
  })

  it('contains the same charge sessions whether they ended before or after the world was created', () => {
    const later = now + 30 * HOUR_MS
    const madeLater = createStore(createWorld({ ...store.world, now: new Date(later).toISOString() }))
    const recent = (world: SessionWorld) =>
      world
        .as(operator)
        .sessions(later)
        .filter(({ Start }) => Date.parse(Start) > now - 90 * 24 * HOUR_MS)
    expect(recent(new SessionWorld(store))).toEqual(recent(new SessionWorld(madeLater)))
  })

  it('drops future charge sessions when the clock is set back', () => {
    const earlier = now - 30 * HOUR_MS
    const madeEarlier = createStore(createWorld({ ...store.world, now: new Date(earlier).toISOString() }))
    const recent = (world: SessionWorld) =>
      world
        .as(operator)
        .sessions(earlier)
        .filter(({ Start }) => Date.parse(Start) > earlier - 90 * 24 * HOUR_MS)
    expect(recent(new SessionWorld(store))).toEqual(recent(new SessionWorld(madeEarlier)))
  })

  it('shows the last state of an offline charger, without power, with the time of its last contact', () => {
    const view = new SessionWorld(store).as(operator)
    const silent = view.all('chargepoint').filter(({ Id }) => {
      const outlet = store.outletsOf.get(Id)?.[0]
      return outlet && !stateOf(outlet, now).isOnline
    })
    expect(silent.length).toBeGreaterThan(0)
    for (const charger of view.live(silent, now)) {
      expect(charger.Status).toBe('OFFLINE')
      expect(now - Date.parse(charger.LastHeartbeat ?? '')).toBeGreaterThan(600_000)
      for (const { Status, PowerKw } of charger.Connectors) {
        expect(Status).toMatch(/^OFFLINE/)
        expect(PowerKw).toBeUndefined()
      }
    }
  })
})
