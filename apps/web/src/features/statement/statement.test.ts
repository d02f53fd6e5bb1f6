import { describe, expect, it } from 'vitest'
import { type StatedSession, statementOf } from './statement.ts'

const span = { start: Date.parse('2026-09-30T22:00:00Z'), end: Date.parse('2026-10-31T23:00:00Z') }
const session = (Id: string, Start: string, overrides: Partial<StatedSession> = {}): StatedSession => ({
  Id,
  Start,
  Stop: '2026-11-02T00:00:00Z',
  TokenId: 'T1',
  TokenNumber: 'BE-BCA-000001-1',
  EnergyKwh: 10,
  ChargingSeconds: 3_600,
  Price: 3.347,
  ...overrides,
})
const meter = (kwh: number, Gaps: Parameters<typeof statementOf>[1]['Gaps'] = []) => ({
  StartKwh: 1_000,
  EndKwh: 1_000 + kwh,
  Gaps,
})

describe('statementOf', () => {
  it('reimburses the sessions of the month, and has no gap if the meter agrees', () => {
    const stated = statementOf(
      [session('b', '2026-10-12T10:00:00Z'), session('a', '2026-10-03T10:00:00Z')],
      meter(20),
      span,
      [],
    )
    expect(stated).toMatchObject({
      sessionsKwh: 20,
      reimbursedKwh: 20,
      payout: 6.7,
      meterKwh: 20,
      gaps: [],
    })
    expect(stated.lines.map(({ session: { Id } }) => Id)).toEqual(['a', 'b'])
  })

  it('reimburses only the given cards, and no running session', () => {
    const running = session('c', '2026-10-20T10:00:00Z')
    const { Stop: _, ...open } = running
    const stated = statementOf(
      [
        session('a', '2026-10-03T10:00:00Z'),
        session('b', '2026-10-12T10:00:00Z', { TokenId: 'T2' }),
        { ...open, Stop: undefined },
      ],
      meter(30),
      span,
      ['T1'],
    )
    expect(stated.lines.map(({ standing }) => standing)).toEqual(['reimbursed', 'otherCard', 'running'])
    expect(stated).toMatchObject({ sessionsKwh: 30, reimbursedKwh: 10, payout: 3.35, gaps: [] })
  })

  it('explains energy that the meter counted outside sessions', () => {
    const stated = statementOf(
      [session('a', '2026-10-03T10:00:00Z')],
      meter(21.5, [
        { Reason: 'STANDBY', EnergyKwh: 3, At: undefined },
        { Reason: 'NOT_REGISTERED', EnergyKwh: 6.5, At: '2026-10-19T19:00:00Z' },
      ]),
      span,
      [],
    )
    expect(stated.gaps).toEqual([
      { reason: 'STANDBY', kwh: 3 },
      { reason: 'NOT_REGISTERED', kwh: 6.5, at: '2026-10-19T19:00:00Z' },
      { reason: 'UNEXPLAINED', kwh: 2 },
    ])
  })

  it('lists a session in the month of its start, and its energy in another month as a gap', () => {
    const stated = statementOf(
      [
        session('before', '2026-09-30T21:30:00Z'),
        session('over', '2026-10-31T22:45:00Z'),
        session('long ago', '2026-09-29T10:00:00Z'),
      ],
      meter(7.5),
      span,
      [],
    )
    expect(stated.lines.map(({ session: { Id } }) => Id)).toEqual(['over'])
    expect(stated.gaps).toEqual([
      { reason: 'BEFORE', kwh: 5 },
      { reason: 'AFTER', kwh: -7.5 },
    ])
    expect(stated.payout).toBe(3.35)
  })

  it('reports a meter reading below the sessions as unexplained, so the lines still add up', () => {
    const stated = statementOf([session('a', '2026-10-03T10:00:00Z')], meter(8), span, [])
    expect(stated.gaps).toEqual([{ reason: 'UNEXPLAINED', kwh: -2 }])
  })

  it('treats unreadable figures as 0', () => {
    const strange = session('a', '', { EnergyKwh: undefined, Price: undefined })
    const stated = statementOf([strange], { StartKwh: undefined, EndKwh: undefined, Gaps: [] }, span, [])
    expect(stated).toMatchObject({ lines: [], payout: 0, meterKwh: 0, gaps: [] })
  })
})
