import {
  assertCurrent,
  coverage,
  droppedTransitions,
  lostActions,
  type Model,
  type Mutant,
  negatedGuards,
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

/** Whether a path of the machine fails on it: the first one that does is enough. */
const isRefused = async (model: Model, { paths }: PathsFile): Promise<boolean> => {
  for (const path of paths) {
    try {
      await replayOnActor(model, path)
    } catch (error) {
      if (error instanceof ReplayFailure) return true
      throw error
    }
  }
  return false
}

/** Faults that no path notices. */
const survivorsOf = async (
  mutants: readonly Mutant[],
  model: Model,
  committed: PathsFile,
): Promise<readonly string[]> => {
  const survivors: string[] = []
  for (const { name, machine } of mutants) {
    if (!(await isRefused({ ...model, machine }, committed))) survivors.push(name)
  }
  return survivors
}

// That they are what the generator gives, `npm run paths -- check` asks: a stage of its own in CI.
describe.each(Object.entries<Proof>(PROOFS))('the committed paths of %s', (name, { model, committed }) => {
  test('belong to the chart of today', () => {
    expect(() => assertCurrent(model, committed.structure, structureOf(model.machine))).not.toThrow()
  })

  test('take every transition of the chart', () => {
    const { uncovered, percent } = coverage(model, committed.paths)
    expect(uncovered).toEqual([])
    expect(percent).toBe(100)
  })

  test.each(committed.paths.map((path) => [path.id, path] as const))(
    'hold on the living chart: %s',
    async (_, path) => {
      const refusal = await refusalOf(model, [path])
      // What failed once is played from now on, in as few steps as it takes.
      if (refusal) await keepRegression(setOf(name), refusal.path)
      expect(refusal?.message).toBeUndefined()
    },
  )

  test('hold together with those that failed once', async () => {
    const kept = await readPaths(setOf(name).regressions)
    expect((await refusalOf(model, kept?.paths ?? []))?.message).toBeUndefined()
  })

  test('hold on the chart that is put together again, as the faulty ones below are', async () => {
    const { config, implementations } = model.machine
    const machine = createMachine(config as never, implementations as never)
    expect(await isRefused({ ...model, machine }, committed)).toBe(false)
  })

  test('fail as soon as any single transition is dropped from the chart', async () => {
    const mutants = droppedTransitions(model.machine)
    // Every transition of the machine is dropped once, and nothing else makes the replay fail.
    expect(mutants.length).toBe(coverage(model, []).uncovered.length + Object.keys(model.unreachable).length)
    expect(await survivorsOf(mutants, model, committed)).toEqual([])
  })

  test.each([
    ['any single target is swapped for another', swappedTargets],
    ['any single guard is negated', negatedGuards],
    ['any single action is lost', lostActions],
  ] as const)(
    'fail as soon as %s',
    async (_, make) => {
      expect(await survivorsOf(make(model.machine), model, committed)).toEqual([])
    },
    120_000,
  )
})
