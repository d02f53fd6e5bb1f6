import { assertCurrent, coverage, replayOnActor, structureOf } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import {
  excludedInterruptsOf,
  interruptedPathsOf,
  PAGE_PROOFS,
  PROOFS,
  type Proof,
  pageInterruptsOf,
} from './models.ts'

describe.each(Object.entries<Proof>(PAGE_PROOFS))('the browser paths of %s', (name, proof) => {
  const { model, committed } = proof
  const chart = name as keyof typeof PAGE_PROOFS

  test('match the current machine', () => {
    expect(committed.structure).toEqual(PROOFS[name as keyof typeof PROOFS].committed.structure)
    expect(() => assertCurrent(model, committed.structure, structureOf(model.machine))).not.toThrow()
  })

  test('take every transition that the model does not declare unreachable', () => {
    const { covered, uncovered, unreachable, percent } = coverage(model, committed.paths)
    const steps = committed.paths.reduce((sum, path) => sum + path.steps.length, 0)
    process.stdout.write(
      `${[
        `${name} in the browser: ${covered.length} transitions in ${committed.paths.length} paths, ${steps} steps; not seen:`,
        ...Object.entries(unreachable).map(([transition, reason]) => `  ${transition}: ${reason}`),
        'not interrupted by:',
        ...Object.entries(excludedInterruptsOf(chart)).map(
          ([interrupt, reason]) => `  ${interrupt}: ${reason}`,
        ),
      ].join('\n')}\n`,
    )
    expect(uncovered).toEqual([])
    expect(percent).toBe(100)
    // The reason is outdated if a path covers the transition.
    expect(covered.filter((transition) => transition in unreachable)).toEqual([])
  })

  test('contain every applicable interrupt', () => {
    const came = interruptedPathsOf(chart, model, committed.paths).flatMap(({ steps }) =>
      steps.map(({ event }) => event.type),
    )
    for (const { event } of pageInterruptsOf(chart)) expect(came).toContain(event.type)
  })

  test('hold on a running actor', async () => {
    for (const path of committed.paths) await expect(replayOnActor(model, path)).resolves.toBeUndefined()
  })
})
