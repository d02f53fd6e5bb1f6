import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import {
  assertCurrent,
  cover,
  coverage,
  defineModel,
  done,
  droppedTransitions,
  explore,
  formatPaths,
  replayOnActor,
  structureHash,
  structureOf,
} from './index.ts'
import { longerDelays } from './mutants.ts'
import { BARE } from './testing/bare.ts'
import { wizardModel } from './testing/wizard.ts'
import { changedParts } from './transitions.ts'

/** A lockable door with a guarded `always` and an unbounded counter. */
const door = setup({
  types: {
    context: {} as { knocks: number; isLocked: boolean },
    events: {} as { type: 'KNOCK' } | { type: 'LOCK' } | { type: 'OPEN' } | { type: 'NOTHING' },
  },
  guards: { isLocked: ({ context }) => context.isLocked },
}).createMachine({
  id: 'door',
  context: { knocks: 0, isLocked: false },
  initial: 'closed',
  states: {
    closed: {
      on: {
        KNOCK: { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
        LOCK: { actions: assign({ isLocked: true }) },
        OPEN: 'trying',
      },
    },
    trying: { always: [{ guard: 'isLocked', target: 'closed' }, { target: 'open' }] },
    open: { on: { NOTHING: 'forbidden' } },
    forbidden: {},
  },
})

const events = [{ type: 'KNOCK' }, { type: 'LOCK' }, { type: 'OPEN' }] as const
const model = defineModel(door, {
  ...BARE,
  inputs: [undefined],
  events,
  key: ({ context }) => ({ isLocked: context.isLocked }),
  limit: 10,
})

describe('explore and cover', () => {
  test('report the key part with the most values when the state limit is exceeded', () => {
    const growing = { ...model, key: () => ({}), limit: 20 }
    const counting = defineModel(door, {
      ...BARE,
      inputs: [undefined],
      events,
      key: ({ context }) => ({ ...context }),
      limit: 20,
    })
    expect(() => explore(growing)).not.toThrow()
    expect(() => explore(counting)).toThrow("door has more than 20 states: 'knocks' took")
  })

  test('refuse a key under which the same state behaves differently', () => {
    const unsound = defineModel(door, { ...BARE, inputs: [undefined], events, key: () => ({}), limit: 20 })
    // Without the lock in the key, LOCK leads to a known state in which OPEN behaves differently.
    expect(() => cover(unsound)).toThrow('The key of door is not sound')
  })
})

test('explore accepts a machine whose child has a system id', () => {
  const parent = setup({ actors: { door } }).createMachine({
    id: 'house',
    initial: 'empty',
    states: {
      empty: { on: { ENTER: 'lived' } },
      lived: { invoke: { id: 'door', systemId: 'door', src: 'door' }, on: { LEAVE: 'empty' } },
    },
  })
  const house = defineModel(parent, {
    ...BARE,
    inputs: [undefined],
    events: [{ type: 'ENTER' }, { type: 'LEAVE' }],
    key: () => ({}),
    limit: 5,
  })
  expect(coverage(house, cover(house).paths).percent).toBe(100)
})

describe('coverage', () => {
  test('counts each transition taken, including `always`, and lists the others', () => {
    const { paths } = cover(model)
    const { covered, uncovered, percent } = coverage(model, paths)
    expect(covered).toContain('trying: always [isLocked] → closed')
    expect(covered).toContain('trying: always → open')
    expect(uncovered).toEqual(['open: NOTHING → forbidden'])
    expect(percent).toBe(83)
  })

  test('leaves out transitions that the model declares unreachable', () => {
    const excused = { ...model, unreachable: { 'open: NOTHING → forbidden': 'No one sends NOTHING.' } }
    expect(coverage(excused, cover(excused).paths).percent).toBe(100)
  })

  test('is zero without paths', () => {
    expect(coverage(model, []).percent).toBe(0)
  })
})

describe('committed paths', () => {
  test('keep their ids when only the facts change', () => {
    const ids = cover(model).paths.map(({ id }) => id)
    expect(cover({ ...model, facts: () => ({ extra: true }) }).paths.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('contain at most 25 steps each and survive writing and reading', () => {
    const made = cover(model)
    for (const { steps } of made.paths) expect(steps.length).toBeLessThanOrEqual(25)
    const paths = made.paths.map((path) => ({ ...path, input: null }))
    expect(JSON.parse(formatPaths(made))).toEqual({ ...made, paths })
  })

  test('are rejected for another version of the machine', () => {
    const changed = droppedTransitions(door)[0]
    if (!changed) throw new Error('no mutant')
    expect(() => assertCurrent(model, structureOf(door), structureOf(changed.machine))).toThrow(
      "The chart 'door' has changed since its paths were generated",
    )
  })

  test('fail with the step and the difference if the machine behaves differently', async () => {
    const path = cover(model).paths.find(({ steps }) => steps.length > 0)
    const step = path?.steps[0]
    if (!path || !step) throw new Error('no path')
    const wrong = { ...path, steps: [{ ...step, expect: { ...step.expect, state: 'elsewhere' } }] }
    await expect(replayOnActor(model, path)).resolves.toBeUndefined()
    await expect(replayOnActor(model, wrong)).rejects.toThrow(
      /door, path \w+, step 1: after '\w+' state is .* instead of "elsewhere"/,
    )
  })

  test('fail on an answer from an actor that is not running', async () => {
    const path = {
      id: 'x',
      input: undefined,
      expect: { state: 'closed', isLocked: false },
      starts: [],
      does: [],
    }
    const steps = [{ event: done('key'), expect: path.expect, starts: [], does: [] }]
    await expect(replayOnActor(model, { ...path, steps })).rejects.toThrow("'key' is not running")
  })
})

describe('the structural hash', () => {
  test('differs for every dropped transition', () => {
    const mutants = droppedTransitions(wizardModel.machine)
    const hashes = new Set(mutants.map(({ machine }) => structureHash(machine)))
    expect(hashes.size).toBe(mutants.length)
    expect(hashes.has(structureHash(wizardModel.machine))).toBe(false)
  })

  test('differs for every delay made ten times as long', () => {
    const mutants = longerDelays(wizardModel.machine)
    expect(mutants).not.toHaveLength(0)
    const before = structureOf(wizardModel.machine)
    for (const { name, machine } of mutants) {
      expect(changedParts(structureOf(machine), before)).toEqual([`delay ${name.split(' ')[0]}`])
    }
  })
})
