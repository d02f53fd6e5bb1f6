import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { PROOFS, type Proof } from './models.ts'
import { complaintsAbout } from './paths/command/mutants.ts'
import { cover, defineModel, done, type Model, none } from './paths/index.ts'
import { type MutantKind, mutantScores, percentOf } from './paths/mutantScore.ts'

/** The other kinds are planted by proof.test.ts, which plays them on living charts. */
const KINDS: readonly MutantKind[] = [
  'dropped guards',
  'dropped parts of and',
  'guards that always hold',
  'longer delays',
  'changed inputs',
  'changed outputs',
]

describe.each(Object.entries<Proof>(PROOFS))('faults planted in %s', (name, { model, committed }) => {
  test('are noticed by a committed path or by the hash, or are accepted with a reason', () => {
    const scores = mutantScores(model, committed, KINDS)
    expect(complaintsAbout(name, scores)).toEqual([])
    // A chart with few guards may have one that it keeps only for good measure.
    expect(percentOf(scores)).toBeGreaterThan(75)
  }, 60_000)
})

/** A till that asks a price, waits as long as it costs, and ends with it. */
const till = setup({
  types: {
    context: {} as { price: number },
    input: {} as { price: number },
    events: {} as { type: 'PAY' },
    output: {} as { paid: number },
  },
  actors: { askPrice: fromPromise<null, { price: number }>(() => new Promise(() => {})) },
  guards: {
    isOpen: ({ context }) => context.price > 0,
    isCheap: ({ context }) => context.price < 3,
  },
  delays: { PRICED: ({ context }) => context.price * 100 },
}).createMachine({
  id: 'till',
  context: ({ input }) => ({ price: input.price }),
  initial: 'closed',
  output: ({ context }) => ({ paid: context.price }),
  states: {
    closed: { on: { PAY: { guard: 'isOpen', target: 'asking' } } },
    asking: {
      invoke: {
        id: 'askPrice',
        src: 'askPrice',
        input: ({ context }) => ({ price: context.price }),
        onDone: [
          { guard: 'isCheap', target: 'waiting' },
          { actions: assign({ price: 1 }), target: 'waiting' },
        ],
        onError: 'closed',
      },
    },
    waiting: { after: { PRICED: 'paid' } },
    paid: { type: 'final' },
  },
})

const model = defineModel(till, {
  inputs: [{ price: 0 }, { price: 2 }, { price: 5 }],
  events: [{ type: 'PAY' }, done('askPrice')],
  key: ({ context }) => ({ price: context.price }),
  laws: none('a chart of a test'),
  interrupts: none('a chart of a test'),
  limit: 50,
}) as unknown as Model

describe('paths promise', () => {
  const file = cover(model)
  const scoreOf = (kind: MutantKind) => mutantScores(model, file, [kind])[0]

  test('that a guard refuses', () => {
    const refused = file.paths.flatMap(({ input, steps }) =>
      steps.flatMap(({ event, expect: { state } }) =>
        event.type === 'PAY' && state === 'closed' ? [input] : [],
      ),
    )
    expect(refused).toEqual([{ price: 0 }])
    expect(scoreOf('dropped guards')).toMatchObject({ byPath: 2, byHash: 0, survivors: [] })
    expect(scoreOf('guards that always hold')).toMatchObject({ byPath: 2, survivors: [] })
  })

  test('what an actor is asked', () => {
    const does = file.paths.flatMap(({ steps }) => steps.flatMap((step) => step.does))
    expect(does).toContain('ask askPrice {"price":2}')
    expect(scoreOf('changed inputs')).toMatchObject({ byPath: 2, survivors: [] })
  })

  test('how long a computed delay takes', () => {
    const does = file.paths.flatMap(({ steps }) => steps.flatMap((step) => step.does))
    expect(does).toContain('wait for xstate.after.PRICED.till.waiting 200')
    expect(scoreOf('longer delays')).toMatchObject({ byPath: 1, survivors: [] })
  })

  test('what a chart answers at its end', () => {
    const ends = file.paths.flatMap(({ steps }) => steps.at(-1)?.expect.output ?? [])
    expect(ends).toContainEqual({ paid: 2 })
    expect(scoreOf('changed outputs')).toMatchObject({ byPath: 1, survivors: [] })
  })
})

test('a survivor without a reason is told, and so is a reason without a survivor', () => {
  const scores = [
    { kind: 'dropped guards', byPath: 97, byHash: 1, survivors: ['on.GO.guard', 'on.STOP.guard'] },
  ] as const
  expect(percentOf(scores)).toBe(98)
  expect(complaintsAbout('theme', scores)).toHaveLength(2)
  expect(complaintsAbout('relationTree', [])).toEqual([
    expect.stringContaining('is accepted, but it is noticed or gone'),
  ])
})
