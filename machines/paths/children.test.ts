import { describe, expect, test } from 'vitest'
import { assign, type SnapshotFrom, setup } from 'xstate'
import {
  check,
  childSnapshot,
  cover,
  coverage,
  defineModel,
  done,
  droppedTransitions,
  type Model,
  pathFrom,
  refusalOf,
  replayOnActor,
} from './index.ts'
import { BARE } from './testing/bare.ts'

/** A lamp that can burn out, which ends the machine. */
const lampMachine = setup({ types: { context: {} as { watts: number }, tags: {} as 'lit' } }).createMachine({
  id: 'lamp',
  context: { watts: 40 },
  initial: 'dark',
  states: {
    dark: { on: { PRESS: 'lit' } },
    lit: { tags: 'lit', on: { PRESS: 'dark', BREAK: 'burnt' } },
    burnt: { type: 'final' },
  },
})

/** A room that runs a lamp while someone is in it, and observes the lamp's snapshots. */
const roomMachine = setup({
  types: {
    context: {} as { watts: number },
    events: {} as { type: 'ENTER' } | { type: 'LEAVE' },
  },
  actors: { lamp: lampMachine },
  actions: {
    see: assign((_, { context }: SnapshotFrom<typeof lampMachine>) => ({ watts: context.watts })),
    forget: assign({ watts: 0 }),
  },
  guards: { isLit: (_, lamp: SnapshotFrom<typeof lampMachine>) => lamp.hasTag('lit') },
}).createMachine({
  id: 'room',
  context: { watts: 0 },
  initial: 'empty',
  states: {
    empty: { entry: 'forget', on: { ENTER: 'lived' } },
    lived: {
      on: { LEAVE: 'empty' },
      invoke: {
        id: 'lamp',
        src: 'lamp',
        onSnapshot: [
          {
            guard: { type: 'isLit', params: ({ event }) => event.snapshot },
            target: '.bright',
            actions: { type: 'see', params: ({ event }) => event.snapshot },
          },
          { target: '.dim' },
        ],
        onDone: 'empty',
        onError: 'empty',
      },
      initial: 'dim',
      states: { dim: {}, bright: {} },
    },
  },
})

const room = defineModel(roomMachine, {
  ...BARE,
  inputs: [undefined],
  events: [{ type: 'ENTER' }, { type: 'LEAVE' }, done('lamp')],
  children: {
    lamp: {
      dark: lampMachine.resolveState({ value: 'dark', context: { watts: 40 } }),
      'bright as day': lampMachine.resolveState({ value: 'lit', context: { watts: 100 } }),
    },
  },
  key: ({ context }) => ({ ...context }),
  unreachable: { 'lived: xstate.error.actor.lamp → empty': 'A lamp does not break.' },
  limit: 10,
}) as unknown as Model

describe('a machine that receives snapshots of a child machine', () => {
  test('is covered by the named cases of its child, which paths store by name', async () => {
    const { paths } = cover(room)
    expect(coverage(room, paths).percent).toBe(100)
    const events = paths.flatMap(({ steps }) => steps.map(({ event }) => event))
    expect(JSON.stringify(events)).toContain(JSON.stringify(childSnapshot('lamp', 'bright as day')))
    expect(JSON.stringify(events)).not.toContain('watts')
    for (const path of paths) await expect(replayOnActor(room, path)).resolves.toBeUndefined()
    expect(await check(room, { tries: 100 })).toEqual([])
  })

  test('fails its paths if any reachable transition is dropped, including those on snapshots', async () => {
    const mutants = droppedTransitions(room.machine).filter(({ name }) => !name.endsWith('onError'))
    expect(mutants.map(({ name }) => name)).toContain('lived.invoke.onSnapshot.0')
    for (const { machine, name } of mutants) {
      const refusal = await refusalOf(room, cover(room).paths, machine)
      expect({ name, refusal }).toEqual({ name, refusal: expect.anything() })
    }
  })

  test('rejects a snapshot of a stopped child and an unknown case', async () => {
    expect(pathFrom(room, undefined, [childSnapshot('lamp', 'dark')])).toBeUndefined()
    const entered = pathFrom(room, undefined, [{ type: 'ENTER' }])
    const [step] = entered?.steps ?? []
    if (!entered || !step) throw new Error('no path')
    const early = { ...entered, steps: [{ ...step, event: childSnapshot('lamp', 'dark') }] }
    await expect(replayOnActor(room, early)).rejects.toThrow("'lamp' is not running")
    expect(() => pathFrom(room, undefined, [{ type: 'ENTER' }, childSnapshot('lamp', 'gone')])).toThrow(
      "has no case 'gone' of the child 'lamp'",
    )
  })
})
