import { expect, it } from 'vitest'
import { readCdr } from '../../services/readers/cards.ts'
import { readSession } from '../../services/readers/sessions.ts'
import { monthAt, planSessions } from './rows.ts'

const ended = {
  Id: 'S1',
  Start: '2026-10-31T23:30:00Z',
  Stop: '2026-11-01T01:00:00Z',
  EnergyKwh: 12,
  DurationSeconds: 5_400,
  ChargingSeconds: 3_600,
  Price: 4,
}
const session = (fields: object) => ({ session: readSession({ ...ended, ...fields }) })
const record = { record: readCdr({ Id: 'CDR-S1', SessionId: 'S1', TariffId: 'TF003' }) }
const CODES = new Map([['TF003', 'DEPOT']])

it('planSessions reads the tariff of a session from its CDR, and returns its local month', () => {
  expect(planSessions([record, session({})], CODES)).toEqual([
    {
      month: '2026-11',
      usage: { energyKwh: 12, connectedSeconds: 5_400, chargingSeconds: 3_600, isRoaming: false },
      tariff: 'DEPOT',
      paid: 4,
    },
  ])
})

it('planSessions skips running and unreadable sessions and recognizes sessions on other networks', () => {
  const rows = [session({ Stop: undefined }), session({ EnergyKwh: 'much' }), session({ Provider: 'Other' })]
  expect(planSessions(rows, CODES).map(({ usage, tariff }) => [usage.isRoaming, tariff])).toEqual([
    [true, undefined],
  ])
  expect(monthAt(undefined)).toBe('')
})
