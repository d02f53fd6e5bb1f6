import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { PROOFS, type Proof } from './models.ts'
import { keepRegression, readPaths, SETS } from './paths/command/sets.ts'
import {
  assertCurrent,
  cover,
  coverage,
  droppedTransitions,
  type Model,
  type PathsFile,
  ReplayFailure,
  refusalOf,
  replayOnActor,
  structureHash,
} from './paths/index.ts'

/** Faults that nobody could notice, by chart and place, with the reason. */
const EQUIVALENT: Readonly<Record<string, readonly string[]>> = {
  // Without it another transition leads to the same state; only which action signs out differs, and onboarding's own test asks for that.
  onboarding: ['loadingUserInfo.invoke.onError.1'],
  // The handler around it notes the system as well; only `apply` is missing, and the theme's own test asks for that.
  theme: ['system.on.SYSTEM_CHANGED'],
}

const setOf = (name: string) => {
  const set = SETS.find((one) => one.name === name && !one.isPage)
  if (!set) throw new Error(`${name} has no paths`)
  return set
}

/** Whether a path of the chart fails on it: the first one that does is enough. */
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

describe.each(Object.entries<Proof>(PROOFS))('the committed paths of %s', (name, { model, committed }) => {
  test('belong to the chart of today', () => {
    expect(() => assertCurrent(model, committed.structure, structureHash(model.machine))).not.toThrow()
  })

  test('are what the generator gives', () => {
    expect(JSON.parse(JSON.stringify(cover(model)))).toEqual(committed)
  }, 60_000)

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

  test('hold on the chart that is put together anew, as the faulty ones below are', async () => {
    const { config, implementations } = model.machine
    const machine = createMachine(config as never, implementations as never)
    expect(await isRefused({ ...model, machine }, committed)).toBe(false)
  })

  test('fail as soon as any single transition is dropped from the chart', async () => {
    const mutants = droppedTransitions(model.machine)
    // Every transition of the chart is dropped once, and nothing else makes the replay fail.
    expect(mutants.length).toBe(coverage(model, []).uncovered.length + Object.keys(model.unreachable).length)
    const survivors: string[] = []
    for (const mutant of mutants) {
      if (EQUIVALENT[name]?.includes(mutant.name)) continue
      const isFound = await isRefused({ ...model, machine: mutant.machine }, committed)
      if (!isFound) survivors.push(mutant.name)
    }
    expect(survivors).toEqual([])
  }, 60_000)
})
