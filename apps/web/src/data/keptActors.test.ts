import { expect, it, vi } from 'vitest'
import { keptActor, stopKeptActors } from './keptActors.ts'

it('starts an actor once for each name and portal', () => {
  const [kept, ofAnotherPortal] = [new Map(), new Map()]
  const start = vi.fn(() => ({ stop: () => undefined }))
  const first = keptActor(kept, 'a run', start)
  expect(keptActor(kept, 'a run', start)).toBe(first)
  expect(start).toHaveBeenCalledTimes(1)
  expect(keptActor(kept, 'another run', start)).not.toBe(first)
  expect(keptActor(ofAnotherPortal, 'a run', start)).not.toBe(first)
})

it('stops every actor for another person', () => {
  const kept = new Map()
  const stop = vi.fn(() => undefined)
  keptActor(kept, 'a run', () => ({ stop }))
  stopKeptActors(kept)
  expect(stop).toHaveBeenCalledTimes(1)
  expect(kept.size).toBe(0)
})
