import { describe, expect, test } from 'vitest'
import {
  type AnyActorRef,
  assign,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { check, cover, coverage, done, explore, failed, pathFrom, replayOnActor } from '../index.ts'
import { ALL, proven, small } from '../testing/small.ts'

const GO = { type: 'GO' }
const promise = fromPromise(() => Promise.resolve(null))
const other = fromPromise(() => Promise.resolve(null))
const callback = fromCallback(() => undefined)
const endless = createMachine({ id: 'endless', initial: 'a', states: { a: {} } })

const running = (src: string) =>
  setup({
    actors: {
      promise,
      callback,
      endless,
      observable: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) })),
      reducer: fromTransition((state: number) => state, 0),
    },
  }).createMachine({
    id: 'chart',
    initial: 'idle',
    states: {
      idle: { on: { GO: 'busy' } },
      busy: {
        invoke: { id: 'it', src: src as 'promise', onDone: 'idle', onError: 'idle' },
        on: { GO: 'idle' },
      },
    },
  })

describe('a model of an actor that never answers', () => {
  test.each([
    ['callback', "'it' of state busy is a callback, which never answers"],
    ['endless', "'it' of state busy is a machine without a final state"],
  ])('is rejected if its events include an answer of the actor %s', (src, message) => {
    expect(() => explore(small(running(src), [GO, done('it')]))).toThrow(message)
  })

  test('leaves the transitions on answers of the actor uncovered', async () => {
    const model = small(running('callback'), [GO])
    expect((await proven(model)).uncovered).toEqual([
      'busy: xstate.done.actor.it → idle',
      'busy: xstate.error.actor.it → idle',
    ])
    expect(
      (await check(model, { tries: 50 })).map(({ check: kind, about }) => `${kind}: ${about}`),
    ).toContain('never taken: busy: xstate.done.actor.it → idle')
  })

  test('is rejected if its events include an error of a callback', () => {
    expect(() => explore(small(running('callback'), [GO, failed('it', null)]))).toThrow(
      "'xstate.error.actor.it' never comes: 'it' of state busy is a callback",
    )
  })

  test('is rejected if its events include an answer of an actor that no state invokes', () => {
    expect(() => explore(small(running('promise'), [GO, done('that')]))).toThrow("no state invokes 'that'")
  })
})

describe('a promise whose answer does not leave its state', () => {
  const chart = setup({
    types: { context: {} as { count: number } },
    actors: { promise },
    actions: { count: assign(({ context }) => ({ count: Math.min(context.count + 1, 3) })) },
  }).createMachine({
    id: 'chart',
    context: { count: 0 },
    invoke: {
      id: 'it',
      src: 'promise',
      onDone: [{ guard: ({ context }) => context.count > 0, actions: 'count' }, { actions: 'count' }],
      onError: { actions: 'count' },
    },
    initial: 'a',
    states: { a: { on: { GO: 'a' } } },
  })
  const model = small(chart, [GO, done('it'), failed('it', null)])

  test('answers only once', async () => {
    expect(pathFrom(model, undefined, [done('it'), done('it')])).toBeUndefined()
    expect(pathFrom(model, undefined, [done('it'), failed('it', null)])).toBeUndefined()
    const { uncovered, refusal } = await proven(model)
    expect(uncovered).toHaveLength(1)
    expect(refusal).toBeUndefined()
  })

  test('answers again after its state is re-entered', async () => {
    const reentered = setup({ actors: { promise }, actions: { note: () => undefined } }).createMachine({
      id: 'chart',
      initial: 'busy',
      states: {
        busy: {
          invoke: { id: 'it', src: 'promise', onDone: { actions: 'note' }, onError: { actions: 'note' } },
          on: { GO: { target: 'busy', reenter: true } },
        },
      },
    })
    const again = small(reentered, [GO, done('it'), failed('it', null)])
    const path = pathFrom(again, undefined, [done('it'), GO, failed('it', null)])
    if (path === undefined) throw new Error('no path')
    await expect(replayOnActor(again, path)).resolves.toBeUndefined()
    expect(await proven(again)).toEqual(ALL)
  })

  test('contributes only its first answer to the coverage', () => {
    const { paths } = cover(model)
    const twice = paths.slice(0, 1).map((path) => ({
      ...path,
      steps: [done('it'), done('it')].map((event) => ({ event, expect: {}, starts: [], does: [] })),
    }))
    expect(coverage(model, twice).covered).toHaveLength(1)
  })
})

describe('explore', () => {
  test.each([
    ['observable', "the invoke 'it' of state busy runs an observable, which is not supported"],
    ['reducer', "the invoke 'it' of state busy runs a transition function, which is not supported"],
  ])('refuses an invoked %s', (src, message) => {
    expect(() => explore(small(running(src), [GO]))).toThrow(message)
  })

  test('refuses an unnamed invoked actor', () => {
    const chart = createMachine({
      id: 'chart',
      initial: 'a',
      states: { a: { invoke: { id: 'it', src: promise } } },
    })
    expect(() => explore(small(chart, []))).toThrow("the invoke 'it' of state a runs an unnamed actor")
  })

  test('refuses an invoke id with two sources', () => {
    const chart = setup({ actors: { promise, other } }).createMachine({
      id: 'chart',
      initial: 'a',
      states: {
        a: { invoke: { id: 'it', src: 'promise', onDone: 'b', onError: 'b' } },
        b: { invoke: { id: 'it', src: 'other', onDone: 'a', onError: 'a' } },
      },
    })
    expect(() => explore(small(chart, [done('it'), failed('it', null)]))).toThrow(
      "the invoke 'it' of state a runs 'promise', and that of state b runs 'other'",
    )
  })

  test('refuses a sender that is a promise or that no state invokes', () => {
    expect(() => explore(small(running('promise'), [GO], { senders: { it: ['GO'] } }))).toThrow(
      "'it' of state busy is declared as a sender, but is a promise",
    )
    expect(() => explore(small(running('promise'), [GO], { senders: { that: ['GO'] } }))).toThrow(
      "'that' is declared as a sender, but no state invokes it",
    )
  })

  const acting = (actions: unknown) =>
    setup({ actors: { promise, endless } }).createMachine({
      id: 'chart',
      context: {},
      initial: 'idle',
      states: { idle: { on: { GO: { actions: actions as never }, LATE: 'late' } }, late: {} },
    })

  test.each([
    ['a delayed raise', raise({ type: 'LATE' }, { delay: 100 }), "a delayed raise ('LATE' after 100 ms)"],
    ['a sendTo to itself', sendTo(({ self }) => self, { type: 'LATE' }), 'a sendTo to the machine itself'],
    ['a spawned promise', spawnChild('promise' as never, { id: 'p' }), "a spawned promise ('promise')"],
    [
      'a promise spawned in assign',
      assign({ ref: (({ spawn }: { spawn: (src: string) => unknown }) => spawn('promise')) as never }),
      "a spawned promise ('promise')",
    ],
  ])('refuses %s', (_, action, message) => {
    expect(() => explore(small(acting(action), [GO], { key: () => ({}) }))).toThrow(
      expect.objectContaining({ message: expect.stringContaining(message) }),
    )
    expect(() => explore(small(acting(action), [GO], { key: () => ({}) }))).toThrow('in state idle')
  })

  test('refuses an unsupported initial action', () => {
    const chart = createMachine({
      id: 'chart',
      entry: raise({ type: 'LATE' }, { delay: 100 }),
      initial: 'a',
      states: { a: {} },
    })
    expect(() => explore(small(chart, []))).toThrow('a delayed raise')
  })

  test('refuses a delayed sendTo', () => {
    const chart = setup({ actors: { callback } }).createMachine({
      id: 'chart',
      invoke: { id: 'it', src: 'callback' },
      initial: 'a',
      states: { a: { on: { GO: { actions: sendTo('it', { type: 'X' }, { delay: 5 }) } } } },
    })
    expect(() => explore(small(chart, [GO]))).toThrow("a delayed sendTo ('X' after 5 ms)")
  })
})

test('The effects of a step contain no session ids, which differ between runs', async () => {
  const chart = setup({
    types: { context: {} as { ref: AnyActorRef | undefined } },
    actors: { endless },
    actions: { tell: (_, _params: { from: unknown; id: string }) => undefined },
  }).createMachine({
    id: 'chart',
    context: { ref: undefined },
    initial: 'idle',
    states: {
      idle: {
        on: {
          GO: {
            target: 'busy',
            actions: [
              assign({ ref: ({ spawn }) => spawn('endless') }),
              sendTo(
                ({ context }) => context.ref as AnyActorRef,
                ({ self }) => ({ type: 'HELLO', from: self }),
              ),
              { type: 'tell', params: ({ context }) => ({ from: context.ref, id: 'mine' }) },
            ],
          },
        },
      },
      busy: { on: { GO: 'idle' } },
    },
  })
  const model = small(chart, [GO], { key: () => ({}) })
  const made = cover(model)
  expect(JSON.stringify(made)).not.toMatch(/x:\d/)
  expect(made.paths[0]?.steps[0]?.does).toEqual([
    expect.stringContaining('send (unnamed) {"from":{"id":"(unnamed)"'),
    expect.stringContaining('tell {"from":{"id":"(unnamed)"'),
  ])
  expect(await proven(model)).toEqual(ALL)
})
