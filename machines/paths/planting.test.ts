import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { createMachine, setup } from 'xstate'
import {
  cover,
  droppedTransitions,
  lostActions,
  type Model,
  type Mutant,
  negatedGuards,
  pathFrom,
  probes,
  refusalOf,
  swappedTargets,
} from './index.ts'
import { shrinkList } from './shrink.ts'
import { doorModel } from './testing/door.ts'

const door = doorModel as unknown as Model
const paths = [...cover(door).paths, ...probes(door)]

const planted = (make: (machine: AnyStateMachine) => readonly Mutant[], place: string): AnyStateMachine => {
  const mutant = make(door.machine).find(({ name }) => name.startsWith(place))
  if (!mutant) throw new Error(`no fault at ${place}`)
  return mutant.machine
}

describe('refusalOf', () => {
  test.each([
    ['a dropped transition', droppedTransitions, 'open.on.CLOSE', 'open: CLOSE → closed', 2],
    ['a swapped target', swappedTargets, 'ringing.after.PATIENCE', 'ringing: xstate.after.PATIENCE', 2],
    ['a negated guard', negatedGuards, 'closed.on.UNLOCK', 'closed: UNLOCK [isLocked]', 2],
    ['a lost action', lostActions, 'closed.on.LOCK.actions', 'closed: LOCK [isUnlocked]', 1],
  ] as const)('shows %s in a short path', async (_, make, place, transition, steps) => {
    expect(await refusalOf(door, paths)).toBeUndefined()
    const refusal = await refusalOf(door, paths, planted(make, place))
    expect(refusal?.path.steps.length).toBeLessThanOrEqual(steps)
    expect(refusal?.message).toContain(' ✗')
    expect(refusal?.message).toContain(`should take ${transition}`)
  })

  test('finds a superfluous handler by its probe', async () => {
    const machine = createMachine(
      { ...door.machine.config, on: { CLOSE: '.ringing' } } as never,
      door.machine.implementations as never,
    )
    expect(await refusalOf(door, cover(door).paths, machine)).toBeUndefined()
    const refusal = await refusalOf(door, paths, machine)
    expect(refusal?.path.steps.map(({ event }) => event.type)).toEqual(['CLOSE'])
    expect(refusal?.message).toContain('Close the door → It is closed')
  })

  test('finds a broken invariant', async () => {
    const invariants = { 'no one waits at a locked door': (snapshot: never) => !isRingingLocked(snapshot) }
    const isRingingLocked = (snapshot: { value: unknown; context: { isLocked: boolean } }) =>
      snapshot.value === 'ringing' && snapshot.context.isLocked
    const way = ['UNLOCK', 'LOCK', 'RING', 'LOCK'].map((type) => ({ type }))
    const strict = { ...door, invariants: invariants as unknown as Model['invariants'] }
    const refusal = await refusalOf(
      strict,
      [pathFrom(door, undefined, way)].filter((path) => path !== undefined),
    )
    expect(refusal?.message).toContain("the invariant 'no one waits at a locked door' is broken")
    expect(refusal?.path.steps.map(({ event }) => event.type)).toEqual(['LOCK', 'RING'])
    expect(() => cover(strict)).toThrow("breaks its invariant 'no one waits at a locked door'")
  })
})

test('A mutant may take at most 1,000 microsteps, because it could loop forever', async () => {
  const loop = setup({}).createMachine({
    id: 'loop',
    initial: 'a',
    states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: {} },
  })
  const fault = droppedTransitions(loop).map(({ machine }) => machine.config.options?.maxIterations)
  expect(fault).toEqual([1_000, 1_000])
})

describe('refusalOf with a fault in the machine of the model', () => {
  const committed = cover(door).paths

  test.each([
    ['a dropped transition', droppedTransitions, 'open.on.CLOSE', 'takes nothing'],
    [
      'a swapped target',
      swappedTargets,
      'ringing.after.PATIENCE',
      'ringing: xstate.after.PATIENCE.door.ringing → ringing',
    ],
    ['a negated guard', negatedGuards, 'closed.on.UNLOCK', 'takes nothing'],
    ['a lost action', lostActions, 'closed.on.LOCK.actions', 'closed: LOCK [isUnlocked]'],
  ] as const)('finds %s with the committed paths', async (_, make, place, message) => {
    const broken = { ...door, machine: planted(make, place) }
    const refusal = await refusalOf(broken, committed)
    if (!refusal) throw new Error('the fault is not noticed')
    expect(refusal.message).toContain(message)
    expect(refusal.message).not.toContain('should take')
    expect(refusal.path.steps.length).toBeLessThan(Math.max(...committed.map(({ steps }) => steps.length)))
    // A regression fails on the broken machine and passes after the fix.
    expect(await refusalOf(broken, [refusal.path])).toBeDefined()
    expect(await refusalOf(door, [refusal.path])).toBeUndefined()
  })

  test('reports the error that an action throws', async () => {
    const machine = door.machine.provide({
      actions: {
        lock: () => {
          throw new TypeError('The lock is jammed.')
        },
      },
    } as never)
    const refusal = await refusalOf({ ...door, machine }, committed)
    expect(refusal?.message).toContain('the machine failed: TypeError: The lock is jammed.')
  })
})

describe('shrinking', () => {
  test('keeps exactly the needed items', async () => {
    const needs = [3, 17, 18]
    const items = Array.from({ length: 40 }, (_, index) => index)
    let tries = 0
    const left = await shrinkList(items, async (part) => {
      tries += 1
      return needs.every((one) => part.includes(one))
    })
    expect(left).toEqual(needs)
    expect(tries).toBeLessThan(120)
  })

  test('keeps nothing if an empty list also fails', async () => {
    expect(await shrinkList([1, 2, 3], async () => true)).toEqual([])
  })
})
