import type { ConnectorStatus, UserInfo } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { readCharger } from '../../services/readers/chargers.ts'
import { countStates, growth, haveWaited, needingAttention, runningFilter } from './summary.ts'

const charger = (Id: string, statuses: ConnectorStatus[], LastHeartbeat: string) =>
  readCharger({ Id, LastHeartbeat, Status: 'ONLINE', Connectors: statuses.map((Status) => ({ Status })) })

const chargers = [
  charger('quiet', ['OFFLINE_AVAILABLE'], '2026-11-18T10:00:00Z'),
  charger('silent', ['OFFLINE'], '2026-11-16T10:00:00Z'),
  charger('busy', ['AVAILABLE', 'CHARGING'], '2026-11-18T13:00:00Z'),
  charger('broken', ['CHARGING', 'ERROR'], '2026-11-18T13:00:00Z'),
  charger('ready', ['RESERVED'], '2026-11-18T13:00:00Z'),
]

describe('the dashboard', () => {
  it('counts each charger once, by its most important state', () => {
    expect(countStates(chargers)).toEqual({ available: 1, charging: 1, parking: 0, error: 1, offline: 2 })
  })

  it('sorts errors before offline chargers, longest offline first', () => {
    expect(needingAttention(chargers).map(({ Id }) => Id)).toEqual(['broken', 'silent', 'quiet'])
  })

  it('calculates no growth over an earlier figure of zero', () => {
    expect(growth(12, 0)).toBeUndefined()
    expect(growth(9, 12)).toBeCloseTo(-0.25)
  })

  it('waits at most one second for the running sessions', () => {
    expect(haveWaited(5_000, 5_999)).toBe(false)
    expect(haveWaited(5_000, 6_000)).toBe(true)
  })

  it('limits operators to the running sessions of their own organisation', () => {
    const person = (role: UserInfo['role']) => ({ role, Relation: { Id: 'R9' } }) as UserInfo
    expect(runningFilter(person(['User']))).toBe('(Status EX "CHARGING")')
    expect(runningFilter(person(['Operator']))).toContain('(RelationId EX "R9")')
  })
})
