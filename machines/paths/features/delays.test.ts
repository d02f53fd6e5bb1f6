import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { cover, pathFrom } from '../index.ts'
import { ALL, proven, small } from '../testing/small.ts'

const counting = setup({
  types: { context: {} as { n: number } },
  actions: { count: assign(({ context }) => ({ n: Math.min(context.n + 1, 2) })) },
  guards: { isOne: ({ context }) => context.n > 0 },
  delays: { SHORT: 1_000, LONG: 2_000 },
})
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.chart.${state}` })

describe('a delay that has ended', () => {
  test('does not fall due again if its transition has no target', async () => {
    const chart = counting.createMachine({
      id: 'chart',
      context: { n: 0 },
      initial: 'a',
      states: {
        a: {
          after: { SHORT: [{ guard: 'isOne', actions: 'count' }, { actions: 'count' }] },
          on: { GO: 'b' },
        },
        b: { on: { GO: 'a' } },
      },
    })
    const model = small(chart, [{ type: 'GO' }])
    expect(pathFrom(model, undefined, [after('SHORT', 'a'), after('SHORT', 'a')])).toBeUndefined()
    expect(await proven(model)).toEqual(ALL)
  })

  test('does not fall due again if its guard rejects it', async () => {
    const chart = counting.createMachine({
      id: 'chart',
      context: { n: 0 },
      initial: 'a',
      states: {
        a: { after: { SHORT: { guard: 'isOne', target: 'b' }, LONG: { actions: 'count' } } },
        b: {},
      },
    })
    const model = small(chart, [])
    expect(pathFrom(model, undefined, [after('LONG', 'a')])).toBeDefined()
    expect(pathFrom(model, undefined, [after('LONG', 'a'), after('SHORT', 'a')])).toBeUndefined()
    expect((await proven(model)).uncovered).toEqual(['a: xstate.after.SHORT.chart.a [isOne] → b'])
  })

  test('is part of the key', () => {
    const chart = counting.createMachine({
      id: 'chart',
      context: { n: 0 },
      initial: 'a',
      states: { a: { after: { SHORT: { actions: () => undefined }, LONG: 'b' } }, b: {} },
    })
    const model = small(chart, [])
    expect(cover(model).paths.map(({ steps }) => steps.length)).toEqual([2])
  })
})

test('One of two equal delays cannot fire alone if it enables the other', () => {
  const chart = counting.createMachine({
    id: 'chart',
    context: { n: 0 },
    type: 'parallel',
    states: {
      one: { initial: 'a', states: { a: { after: { SHORT: { target: 'b', actions: 'count' } } }, b: {} } },
      two: { initial: 'a', states: { a: { after: { SHORT: { guard: 'isOne', target: 'b' } } }, b: {} } },
    },
  })
  const model = small(chart, [])
  expect(pathFrom(model, undefined, [after('SHORT', 'one.a')])).toBeUndefined()
})

test('One of two equal delays may fire alone if the other has no effect in either order', async () => {
  const chart = counting.createMachine({
    id: 'chart',
    context: { n: 0 },
    type: 'parallel',
    states: {
      one: {
        initial: 'a',
        states: { a: { after: { SHORT: 'b' } }, b: { on: { GO: { actions: 'count' } } } },
      },
      two: { initial: 'a', states: { a: { after: { SHORT: { guard: 'isOne', target: 'b' } } }, b: {} } },
    },
  })
  const model = small(chart, [{ type: 'GO' }])
  const first = after('SHORT', 'one.a')
  expect(pathFrom(model, undefined, [first, { type: 'GO' }])).toBeDefined()
  // The delay of `two` fell due together with that of `one`, so it has ended.
  expect(pathFrom(model, undefined, [first, { type: 'GO' }, after('SHORT', 'two.a')])).toBeUndefined()
  expect((await proven(model)).refusal).toBeUndefined()
})

test('explore refuses a delay without a duration', () => {
  const chart = counting.createMachine({
    id: 'chart',
    context: { n: 0 },
    initial: 'a',
    states: { a: { after: { ['WRONG' as 'SHORT']: 'b' } }, b: {} },
  })
  expect(() => cover(small(chart, []))).toThrow("'after WRONG' of state a has no duration")
})
