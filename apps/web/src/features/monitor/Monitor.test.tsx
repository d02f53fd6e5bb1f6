// @vitest-environment jsdom

import { monitorMachine, type ToldStates } from '@portal/machines'
import { MINUTE_MS } from '@portal/schemas'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { mount } from '../../ui/testing/mount.tsx'
import { Monitor } from './Monitor.tsx'

const stage = vi.hoisted(() => ({ isFull: true, awake: 0 }))
let actor = createActor(monitorMachine, { input: { isVisible: true } })

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, formats: { time: String, count: String } }),
  useConfig: () => ({ productName: 'Charge Portal' }),
  useSystem: () => ({ bco: () => ({ now: () => Date.now() }) }),
}))
vi.mock('./wiring.ts', () => ({
  useMonitor: () => ({ actor, snapshot: actor.getSnapshot() }),
  useAwakeScreen: () => {
    stage.awake += 1
  },
}))
vi.mock('./Tiles.tsx', () => ({ Tiles: () => null }))
vi.mock('./useFullScreen.ts', () => ({ useFullScreen: () => ({ isOn: stage.isFull, isOffered: true }) }))

const NOON = Date.parse('2026-05-20T12:00:00Z')

let unmount = () => undefined as void
beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
})

/** Returns the horizontal offset of the board in px after each minute. */
const movedBy = (minutes: number): number[] => {
  unmount = mount(<Monitor />)
  const board = document.querySelector<HTMLElement>('[data-theme=dark]')
  return Array.from({ length: minutes }, (_, minute) => {
    if (minute > 0)
      act(() => {
        vi.advanceTimersByTime(MINUTE_MS)
      })
    return Number(/(\d+)px/.exec(board?.style.paddingLeft ?? 'no board')?.[1] ?? 0)
  })
}

it('the monitor moves the board back and forth by one pixel per minute in full screen, to prevent burn-in', () => {
  stage.isFull = true
  expect(movedBy(6)).toEqual([0, 1, 2, 1, 0, 1])
})

it('the monitor keeps the board still outside full screen, but keeps the screen awake', () => {
  stage.isFull = false
  stage.awake = 0
  expect(movedBy(3)).toEqual([0, 0, 0])
  expect(stage.awake).toBeGreaterThan(0)
})

it('the monitor reports the number of unreadable connectors', async () => {
  const answer: ToldStates = { at: NOON, isWhole: true, states: [], skipped: 2 }
  actor = createActor(monitorMachine.provide({ actors: { readStates: fromPromise(async () => answer) } }), {
    input: { isVisible: true },
  }).start()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('live'))
  unmount = mount(<Monitor />)
  expect(document.body.textContent).toContain('reads.skipped')
  actor.stop()
})
