import { describe, expect, test } from 'vitest'
import {
  cover,
  coverageOf,
  explore,
  LimitReached,
  MAX_STEPS,
  type Model,
  type Path,
  randomWalks,
  replayOnActor,
  shortestTo,
  transitionsOf,
} from './index.ts'
import { doorModel } from './testing/door.ts'
import { wizardModel } from './testing/wizard.ts'

const model = wizardModel as unknown as Model
const graph = explore(model)
const stepsOf = (paths: readonly Path[]) => paths.reduce((sum, { steps }) => sum + steps.length, 0)

describe('a wizard of 16 steps with history', () => {
  test.each([
    ['states', 40],
    ['transitions', 73],
    ['edges', 73],
    ['pairs', 577],
  ] as const)('reaches all its %s in paths of at most 25 steps, and at most %i in total', (goal, most) => {
    const { paths } = cover(model, { goal, graph })
    expect(coverageOf(model, paths, goal, graph)).toMatchObject({ percent: 100, missing: [] })
    expect(Math.max(...paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(MAX_STEPS)
    expect(stepsOf(paths)).toBeLessThanOrEqual(most)
  })

  test('passes its paths of all pairs on a running actor', async () => {
    const { paths } = cover(model, { goal: 'pairs', graph })
    for (const path of paths) await expect(replayOnActor(model, path)).resolves.toBeUndefined()
  })

  test('has no redundant path in its set', () => {
    const { paths } = cover(model, { goal: 'transitions', graph })
    expect(paths.length).toBeGreaterThan(1)
    for (const path of paths) {
      const others = paths.filter((one) => one !== path)
      expect(coverageOf(model, others, 'transitions', graph).missing.length).toBeGreaterThan(0)
    }
  })

  test('reports goals beyond the maximum path length instead of searching forever', () => {
    expect(() => cover(model, { goal: 'transitions', maxSteps: 5, graph })).toThrow(LimitReached)
    expect(() => cover(model, { goal: 'transitions', maxSteps: 5, graph })).toThrow(
      'no path of 5 steps reaches',
    )
  })
})

test('The pairs of a machine include all its edges', () => {
  const { paths } = cover(doorModel, { goal: 'pairs' })
  expect(coverageOf(doorModel as unknown as Model, paths, 'edges').missing).toEqual([])
})

describe('the shortest path', () => {
  test('takes the minimum number of steps to a state', () => {
    // Through contact details, charger type, survey type and invoice address.
    expect(shortestTo(model, 'answering.reviewOrder', { graph })?.steps.length).toBe(5)
    expect(shortestTo(model, 'answering', { graph })?.steps.length).toBe(0)
  })

  test('passes the given states and transitions in order', () => {
    const edit = [...transitionsOf(model.machine).values()].find((name) => name.includes('EDIT')) ?? ''
    const path = shortestTo(model, 'submitting', { graph, through: ['answering.dynamicType', edit] })
    const states = path?.steps.map(({ expect: { state } }) => state) ?? []
    const at = states.indexOf('answering.dynamicType')
    expect(at).toBeGreaterThan(0)
    expect(path?.steps.slice(at).some(({ event }) => event.type === 'EDIT')).toBe(true)
    expect(states.at(-1)).toBe('submitting')
  })

  test('is undefined for an unreachable state', () => {
    expect(shortestTo(model, 'answering.nowhere', { graph })).toBeUndefined()
  })
})

describe('random walks', () => {
  test('repeat for the same seed and differ for another', () => {
    const ids = (seed: number) => randomWalks(model, { seed, count: 3 }).map(({ id }) => id)
    expect(ids(7)).toEqual(ids(7))
    expect(ids(7)).not.toEqual(ids(8))
  })

  test('never take an event of weight 0', () => {
    const forward = { ...model, weights: { BACK: 0, EDIT: 0 } }
    const events = randomWalks(forward, { seed: 1, count: 20 }).flatMap(({ steps }) =>
      steps.map(({ event }) => event.type),
    )
    expect(events).toContain('SUBMIT')
    expect(events).not.toContain('BACK')
  })

  test('replay on a running actor', async () => {
    for (const path of randomWalks(model, { seed: 3, count: 5 })) {
      await expect(replayOnActor(model, path)).resolves.toBeUndefined()
    }
  })
})
