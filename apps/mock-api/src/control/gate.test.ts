import { describe, expect, it } from 'vitest'
import type { SessionWorld } from '../world/sessionWorld.ts'
import { createClock } from './clock.ts'
import { createGate } from './gate.ts'
import { createSessions, DEFAULT_SESSION } from './sessions.ts'

describe('a release', () => {
  it('fails if no request arrives', async () => {
    const gate = createGate()
    const id = gate.hold('getUserInfo')
    expect(await gate.release(id, { kind: 'answer' }, 1, 1)).toBe(0)
    // The unused release is discarded, so the next request waits.
    void gate.pass('getUserInfo', 'GET', () => undefined)
    expect(gate.holds()).toMatchObject([{ waiting: 1 }])
  })

  it('lets requests through in order of arrival', async () => {
    const gate = createGate()
    const id = gate.hold('getUserInfo')
    const ends: string[] = []
    const waiting = ['first', 'second', 'third'].map(async (name) => {
      await gate.pass('getUserInfo', 'GET', () => undefined)
      ends.push(name)
    })
    expect(await gate.release(id, { kind: 'answer' }, 2, 1)).toBe(2)
    await Promise.all(waiting.slice(0, 2))
    expect(ends).toEqual(['first', 'second'])
    gate.clear()
    await Promise.all(waiting)
    expect(ends).toEqual(['first', 'second', 'third'])
  })

  it('applies only to the method of its hold', async () => {
    const gate = createGate()
    gate.hold('identity.authorize', 'POST')
    expect(await gate.pass('identity.authorize', 'GET', () => undefined)).toEqual({ kind: 'answer' })
  })
})

describe('sessions', () => {
  it('expire when idle, except the default one', () => {
    let now = 0
    const sessions = createSessions({
      createWorld: () => ({}) as SessionWorld,
      baseClock: createClock(0, () => now),
      realNow: () => now,
    })
    sessions.get(DEFAULT_SESSION)
    sessions.get('old')
    now = 31 * 60_000
    sessions.get('new')
    expect(sessions.count()).toBe(2)
  })

  it('use separate worlds, each created on first use', () => {
    let worlds = 0
    const sessions = createSessions({
      createWorld: () => {
        worlds += 1
        return {} as SessionWorld
      },
      baseClock: createClock(0),
    })
    const [a, b] = [sessions.get('a'), sessions.get('b')]
    expect(worlds).toBe(0)
    expect(a.world()).not.toBe(b.world())
    expect(a.world()).toBe(sessions.get('a').world())
  })
})

describe('a clock', () => {
  it('advances with real time, stops when paused, and resumes without a jump', () => {
    let real = 1_000
    const clock = createClock(50_000, () => real)
    real += 10
    expect(clock.now()).toBe(50_010)
    clock.pause(true)
    real += 500
    expect(clock.now()).toBe(50_010)
    clock.advance(90)
    expect(clock.now()).toBe(50_100)
    clock.pause(false)
    real += 5
    expect(clock.now()).toBe(50_105)
  })
})
