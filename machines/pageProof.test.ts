import { assertCurrent, coverage, replayOnActor, structureOf } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import {
  interruptedPathsOf,
  notWovenInto,
  PAGE_PROOFS,
  PROOFS,
  type Proof,
  pageInterruptsOf,
} from './models.ts'

describe.each(Object.entries<Proof>(PAGE_PROOFS))('the paths of %s for the browser', (name, proof) => {
  const { model, committed } = proof
  const chart = name as keyof typeof PAGE_PROOFS

  test('belong to the same chart as the others, as it is today', () => {
    expect(committed.structure).toEqual(PROOFS[name as keyof typeof PROOFS].committed.structure)
    expect(() => assertCurrent(model, committed.structure, structureOf(model.machine))).not.toThrow()
  })

  test('take every transition but those that, as the model explains, no one can cause or see', () => {
    const { covered, uncovered, unreachable, percent } = coverage(model, committed.paths)
    const steps = committed.paths.reduce((sum, path) => sum + path.steps.length, 0)
    process.stdout.write(
      `${[
        `${name} in the browser: ${covered.length} transitions in ${committed.paths.length} paths, ${steps} steps; not seen:`,
        ...Object.entries(unreachable).map(([transition, reason]) => `  ${transition}: ${reason}`),
        'not interrupted by:',
        ...Object.entries(notWovenInto(chart)).map(([interrupt, reason]) => `  ${interrupt}: ${reason}`),
      ].join('\n')}\n`,
    )
    expect(uncovered).toEqual([])
    expect(percent).toBe(100)
    // A reason for a path that is played all the same is out of date.
    expect(covered.filter((transition) => transition in unreachable)).toEqual([])
  })

  test('let each interrupt come that makes sense there', () => {
    const came = interruptedPathsOf(chart, model, committed.paths).flatMap(({ steps }) =>
      steps.map(({ event }) => event.type),
    )
    for (const { event } of pageInterruptsOf(chart)) expect(came).toContain(event.type)
  })

  test('hold on the living chart too', async () => {
    for (const path of committed.paths) await expect(replayOnActor(model, path)).resolves.toBeUndefined()
  })
})
