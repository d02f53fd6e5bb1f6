import { expect, it, vi } from 'vitest'
import { keptActor } from './keptActors.ts'

it('starts an actor once for each name and portal', () => {
  const [kept, ofAnotherPortal] = [new Map(), new Map()]
  const start = vi.fn(() => ({ stop: () => undefined }))
  const first = keptActor(kept, 'a run', start)
  expect(keptActor(kept, 'a run', start)).toBe(first)
  expect(start).toHaveBeenCalledTimes(1)
  expect(keptActor(kept, 'another run', start)).not.toBe(first)
  expect(keptActor(ofAnotherPortal, 'a run', start)).not.toBe(first)
})
