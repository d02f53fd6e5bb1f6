import {
  assertCurrent,
  coverage,
  droppedTransitions,
  lostActions,
  type Model,
  type Mutant,
  negatedGuards,
  type Path,
  type PathsFile,
  ReplayFailure,
  refusalOf,
  replayOnActor,
  structureOf,
  swappedTargets,
} from '@portal/paths'
import { keepRegression, projectOf, readPaths } from '@portal/paths/command'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { PROOFS, type Proof } from './models.ts'
import config from './paths.config.ts'

const { sets } = projectOf(config, import.meta.dirname)
const setOf = (name: string) => {
  const set = sets.find((one) => one.name === name && !one.isPage)
  if (!set) throw new Error(`${name} has no paths`)
  return set
}

const refusedPath = async (model: Model, paths: Iterable<Path>): Promise<Path | undefined> => {
  for (const path of paths) {
    try {
      await replayOnActor(model, path)
    } catch (error) {
      if (error instanceof ReplayFailure) return path
      throw error
    }
  }
  return undefined
}

/** Mutants that no path kills. */
const survivorsOf = async (
  mutants: readonly Mutant[],
  model: Model,
  { paths }: PathsFile,
): Promise<readonly string[]> => {
  const survivors: string[] = []
  let killer: Path | undefined
  for (const { name, machine } of mutants) {
    // Neighbouring mutants mostly fail on the same path, so the last killer runs first.
    const likelyFirst = new Set(killer ? [killer, ...paths] : paths)
    killer = await refusedPath({ ...model, machine }, likelyFirst)
    if (!killer) survivors.push(name)
  }
  return survivors
}

// A separate CI stage, `npm run paths -- check`, verifies that the generator yields the same paths.
describe.each(Object.entries<Proof>(PROOFS))('the committed paths of %s', (name, { model, committed }) => {
  test('match the current machine', () => {
    expect(() => assertCurrent(model, committed.structure, structureOf(model.machine))).not.toThrow()
  })

  test('take every transition of the machine', () => {
    const { uncovered, percent } = coverage(model, committed.paths)
    expect(uncovered).toEqual([])
    expect(percent).toBe(100)
  })

  test.each(committed.paths.map((path) => [path.id, path] as const))(
    'hold on a running actor: %s',
    async (_, path) => {
      const refusal = await refusalOf(model, [path])
      // Store a failing path, shortened, as a regression.
      if (refusal) await keepRegression(setOf(name), refusal.path)
      expect(refusal?.message).toBeUndefined()
    },
  )

  test('include no failing stored regression', async () => {
    const regressions = await readPaths(setOf(name).regressions)
    expect((await refusalOf(model, regressions?.paths ?? []))?.message).toBeUndefined()
  })

  test('hold on a machine rebuilt like the mutants but without a fault', async () => {
    const { config, implementations } = model.machine
    const machine = createMachine(config as never, implementations as never)
    expect(await refusedPath({ ...model, machine }, committed.paths)).toBeUndefined()
  })

  test('fail if any single transition is dropped', async () => {
    const mutants = droppedTransitions(model.machine)
    expect(mutants.length).toBe(coverage(model, []).uncovered.length + Object.keys(model.unreachable).length)
    expect(await survivorsOf(mutants, model, committed)).toEqual([])
  })

  test.each([
    ['any single target is swapped for another', swappedTargets],
    ['any single guard is negated', negatedGuards],
    ['any single action is lost', lostActions],
  ] as const)(
    'fail if %s',
    async (_, make) => {
      expect(await survivorsOf(make(model.machine), model, committed)).toEqual([])
    },
    120_000,
  )
})
