// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnPlaceAnswer } from '../../services/ownPlace.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { OWN_PLACE_TIMEOUT_MS, type OwnPlace, useOwnPlace } from './wiring.ts'

const GENT = { latitude: 51.05, longitude: 3.72 }

const locateDevice = vi.hoisted(() => vi.fn<() => Promise<OwnPlaceAnswer>>())
vi.mock('../../services/ownPlace.ts', () => ({ locateDevice }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  locateDevice.mockReset()
})

const open = (locate: () => Promise<OwnPlaceAnswer>) => {
  locateDevice.mockImplementation(locate)
  let own: OwnPlace | undefined
  const Screen = () => {
    own = useOwnPlace()
    return null
  }
  mount(<Screen />)
  return {
    now: () => own,
    ask: () => act(async () => own?.ask()),
    close: () => act(async () => own?.close()),
    wait: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
  }
}

describe('useOwnPlace', () => {
  it('requests the position only on demand, and only once while a request is pending', async () => {
    const { ask, now } = open(() => new Promise(() => {}))
    expect(locateDevice).not.toHaveBeenCalled()
    await ask()
    await ask()
    expect(locateDevice).toHaveBeenCalledOnce()
    expect(now()?.isLocating).toBe(true)
  })

  it('keeps the position during the next request and clears it on close', async () => {
    const { ask, close, now } = open(async () => ({ place: GENT }))
    await ask()
    expect(now()).toMatchObject({ place: GENT, problem: undefined, isLocating: false })
    locateDevice.mockImplementation(() => new Promise(() => {}))
    await ask()
    expect(now()).toMatchObject({ place: GENT, isLocating: true })
    await close()
    expect(now()).toMatchObject({ place: undefined, isLocating: false })
  })

  it.each(['refused', 'unavailable'] as const)(
    'reports a problem (%s) and allows another request',
    async (problem) => {
      const { ask, now } = open(async () => ({ problem }))
      await ask()
      expect(now()).toMatchObject({ place: undefined, problem, isLocating: false })
      locateDevice.mockImplementation(async () => ({ place: GENT }))
      await ask()
      expect(now()).toMatchObject({ place: GENT, problem: undefined })
    },
  )

  it('reports the position as unavailable if the permission prompt times out', async () => {
    const { ask, now, wait } = open(() => new Promise(() => {}))
    await ask()
    await wait(OWN_PLACE_TIMEOUT_MS - 1)
    expect(now()?.isLocating).toBe(true)
    await wait(1)
    expect(now()).toMatchObject({ problem: 'unavailable', isLocating: false })
  })

  it.each(['close', 'wait'] as const)(
    'ignores an answer that arrives after the end of the request (%s)',
    async (end) => {
      let answer: (late: OwnPlaceAnswer) => void = () => undefined
      const { ask, close, now, wait } = open(
        () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      )
      await ask()
      await (end === 'close' ? close() : wait(OWN_PLACE_TIMEOUT_MS))
      await act(async () => answer({ place: GENT }))
      expect(now()?.place).toBeUndefined()
    },
  )
})
