import { describe, expect, it } from 'vitest'
import { isAboutSame, type ObservedCharger } from './command.ts'
import { showsEffect } from './effect.ts'
import { AT, CHARGES, charger, command, FREE, iso, receipt } from './testing.ts'

describe('showsEffect', () => {
  const seen = (state: ObservedCharger, ms = 10_000) => ({ at: AT + ms, charger: state })

  it('expects the session named by the charger after a start command', () => {
    const start = command({ kind: 'START', sessionIds: [] })
    const named = receipt({ SessionId: 'S9' })
    expect(showsEffect(start, named, seen(charger({ SessionId: 'S8', StatusSince: iso(9_000) })))).toBe(false)
    expect(showsEffect(start, named, seen(charger({ SessionId: 'S9' })))).toBe(true)
  })

  it('accepts any session that began after a start command without a response', () => {
    const start = command({ kind: 'START', sessionIds: [] })
    expect(showsEffect(start, undefined, seen(CHARGES))).toBe(false)
    expect(showsEffect(start, undefined, seen(charger({ SessionId: 'S9', StatusSince: iso(8_000) })))).toBe(
      true,
    )
  })

  it('ignores earlier data and offline chargers after a stop command', () => {
    expect(showsEffect(command(), receipt(), seen(FREE, -1))).toBe(false)
    expect(showsEffect(command(), receipt(), seen(charger({ Status: 'OFFLINE_AVAILABLE' })))).toBe(false)
  })

  it('accepts a connector that finished charging after a stop command', () => {
    const parked = (ms: number) => charger({ Status: 'PARKING', SessionId: 'S1', StatusSince: iso(ms) })
    expect(showsEffect(command(), receipt(), seen(parked(-60_000)))).toBe(false)
    expect(showsEffect(command(), receipt(), seen(parked(4_000)))).toBe(true)
  })

  it('accepts an unavailable connector or a boot after a restart command', () => {
    const { connector: _, ...reset } = command({ kind: 'RESET', sessionIds: [] })
    expect(showsEffect(reset, receipt(), seen(CHARGES))).toBe(false)
    const out = charger({ Status: 'UNAVAILABLE', StatusSince: iso(2_000) })
    expect(showsEffect(reset, receipt(), seen(out))).toBe(true)
    const longOut = charger({ Status: 'UNAVAILABLE', StatusSince: iso(-90_000) })
    expect(showsEffect(reset, receipt(), seen(longOut))).toBe(false)
    const booted = charger({}, { LastBootNotification: iso(47_000) })
    expect(showsEffect(reset, receipt(), seen(booted, 50_000))).toBe(true)
  })
})

it('A restart affects every connector of its charger but no other charger', () => {
  const { connector: _, ...reset } = command({ kind: 'RESET' })
  const second = command({ connector: { id: 'CP1-2', number: 2 } })
  expect(isAboutSame(command(), second)).toBe(false)
  expect(isAboutSame(reset, second)).toBe(true)
  expect(isAboutSame(second, reset)).toBe(true)
  expect(isAboutSame(reset, command({ chargepointId: 'CP2' }))).toBe(false)
})
