import {
  cover,
  defineModel,
  done,
  LEAST_NOTICED,
  type Model,
  type MutantKind,
  mutantScores,
  none,
  percentOf,
} from '@portal/paths'
import { complaintsAbout, scoresOf } from '@portal/paths/command'
import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { EQUIVALENT_MUTANTS } from './equivalentMutants.ts'
import { PROOFS, type Proof } from './models.ts'

/** All other kinds are covered by proof.test.ts, which replays them on running actors. */
const KINDS: readonly MutantKind[] = [
  'dropped guards',
  'dropped parts of and',
  'guards that always hold',
  'longer delays',
  'changed inputs',
  'changed outputs',
]

describe.each(Object.entries<Proof>(PROOFS))('mutants of %s', (name, { model, committed }) => {
  test('are killed by a committed path or by the hash (at least 98% of each kind)', () => {
    const equivalents = EQUIVALENT_MUTANTS[name] ?? {}
    const scores = scoresOf({ model, equivalents }, committed, KINDS)
    expect(complaintsAbout(name, scores, equivalents)).toEqual([])
    expect(scores.filter((score) => percentOf([score]) < LEAST_NOTICED)).toEqual([])
  }, 60_000)
})

/** Test machine that requests a price, waits in proportion to it and outputs it. */
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

const file = cover(model)

describe('paths', () => {
  const scoreOf = (kind: MutantKind) => mutantScores(model, file, [kind])[0]

  test('check that a guard refuses', () => {
    const refused = file.paths.flatMap(({ input, steps }) =>
      steps.flatMap(({ event, expect: { state } }) =>
        event.type === 'PAY' && state === 'closed' ? [input] : [],
      ),
    )
    expect(refused).toEqual([{ price: 0 }])
    expect(scoreOf('dropped guards')).toMatchObject({ byPath: 2, byHash: 0, survivors: [] })
    expect(scoreOf('guards that always hold')).toMatchObject({ byPath: 2, survivors: [] })
  })

  test('check the input of invoked actors', () => {
    const does = file.paths.flatMap(({ steps }) => steps.flatMap((step) => step.does))
    expect(does).toContain('ask askPrice {"price":2}')
    expect(scoreOf('changed inputs')).toMatchObject({ byPath: 2, survivors: [] })
  })

  test('check the duration of a computed delay', () => {
    const does = file.paths.flatMap(({ steps }) => steps.flatMap((step) => step.does))
    expect(does).toContain('wait for xstate.after.PRICED.till.waiting 200')
    expect(scoreOf('longer delays')).toMatchObject({ byPath: 1, survivors: [] })
  })

  test('check the output of a machine', () => {
    const ends = file.paths.flatMap(({ steps }) => steps.at(-1)?.expect.output ?? [])
    expect(ends).toContainEqual({ paid: 2 })
    expect(scoreOf('changed outputs')).toMatchObject({ byPath: 1, survivors: [] })
  })
})

describe('the mutation scores of a machine', () => {
  const scoreOf = (byPath: number, survivors: readonly string[], equivalents: readonly string[] = []) =>
    [{ kind: 'dropped guards', byPath, byHash: 1, survivors, equivalents }] as const
  const listed = { 'dropped guards: on.GO.guard': 'It only spares a look' }

  test('report each surviving mutant and each kind below 98%', () => {
    const scores = scoreOf(97, ['on.GO.guard', 'on.STOP.guard'])
    expect(percentOf(scores)).toBe(98)
    expect(complaintsAbout('newVersion', scores)).toEqual([
      'newVersion: dropped guards: on.GO.guard: neither a path nor the hash detects it',
      'newVersion: dropped guards: on.STOP.guard: neither a path nor the hash detects it',
    ])
    expect(complaintsAbout('newVersion', scoreOf(8, ['on.GO.guard']))).toContain(
      'newVersion: dropped guards: 90.0 % are noticed, and 98 % are wanted',
    )
  })

  test('exclude an equivalent mutant and report it if it is killed', () => {
    expect(percentOf(scoreOf(8, [], ['on.GO.guard']))).toBe(100)
    expect(complaintsAbout('newVersion', scoreOf(8, [], ['on.GO.guard']), listed)).toEqual([])
    expect(complaintsAbout('newVersion', scoreOf(9, []), listed)).toEqual([
      'newVersion: dropped guards: on.GO.guard: is listed as equivalent, but it is detected or does not exist',
    ])
  })

  test('list equivalents separately, by kind and name', () => {
    const lazy = { ...file, paths: [] }
    const all = mutantScores(model, lazy, ['guards that always hold'])[0]
    expect(all).toMatchObject({
      survivors: ['isOpen always holds', 'isCheap always holds'],
      equivalents: [],
    })
    expect(
      mutantScores(model, lazy, ['guards that always hold'], {
        'guards that always hold: isCheap always holds': 'Told for this test',
      })[0],
    ).toMatchObject({ survivors: ['isOpen always holds'], equivalents: ['isCheap always holds'] })
  })
})
