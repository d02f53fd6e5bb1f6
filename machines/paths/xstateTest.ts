import { TestModel } from '@xstate/test'
import type { ActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { createActorReplay } from './actorReplay.ts'
import { keyOf } from './explore.ts'
import type { Path } from './format.ts'
import { canonical, type Facts } from './json.ts'
import type { Model } from './model.ts'
import { canHappen, expectationOf, start, step } from './trace.ts'

/**
 * Returns the machine as plain logic, because the scope that `@xstate/test` creates for machines lacks features that
 * XState 5.33 needs.
 */
const logicOf = (
  model: Model,
  first: AnyMachineSnapshot,
): ActorLogic<AnyMachineSnapshot, AnyEventObject> => ({
  getInitialSnapshot: () => first,
  transition: (snapshot, event) =>
    canHappen(model, snapshot, event) ? step(model, snapshot, event).snapshot : snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
})

/**
 * Returns the state and key of an expectation. Omits other facts, because the tool keeps only the first snapshot per
 * key; the replay checks all facts.
 */
const description = (model: Model, snapshot: AnyMachineSnapshot, promise: Facts): string => {
  const facts = model.facts(snapshot as never)
  const names = Object.keys(model.key(snapshot as never)).filter((name) => !Object.hasOwn(facts, name))
  return canonical(['state', ...names].map((name) => promise[name] ?? null))
}

/**
 * Runs a path with the runner of `@xstate/test` 1.0.0-beta.5. The tool computes the states from the events; each must
 * match the expectation of the path and the running machine. Only this file depends on the tool, which is now part of
 * XState. Returns the number of steps taken.
 */
export const runWithXstateTest = async (model: Model, path: Path): Promise<number> => {
  const first = start(model, path.input).snapshot
  const options = {
    serializeState: (snapshot: AnyMachineSnapshot) => keyOf(model, snapshot),
    serializeEvent: canonical,
    filter: (snapshot: AnyMachineSnapshot) => model.filter(snapshot as never),
    traversalLimit: model.limit * path.steps.length,
  }
  const tests = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(
    logicOf(model, first),
    options as never,
  )
  const events = path.steps.map(({ event }) => event)
  const [found] = tests.getPathsFromEvents(events, { ...options, fromState: first } as never)
  if (found === undefined) throw new Error(`@xstate/test cannot play path ${path.id} of ${model.name}`)

  const replay = createActorReplay(model, path)
  let taken = 0
  const take = async () => {
    await replay.take(taken)
    taken += 1
  }
  try {
    await replay.start()
    await found.test({
      events: Object.fromEntries(events.map(({ type }) => [type, take])),
      states: {
        '*': (snapshot) => {
          const expected = path.steps[taken - 1]?.expect ?? path.expect
          const actual = expectationOf(model, snapshot)
          if (description(model, snapshot, actual) === description(model, snapshot, expected)) return
          throw new Error(`@xstate/test is in ${canonical(actual)} instead of ${canonical(expected)}`)
        },
      },
    })
  } finally {
    replay.stop()
  }
  return taken
}
