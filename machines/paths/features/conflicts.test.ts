import { expect, test } from 'vitest'
import { createMachine, raise } from 'xstate'
import { proven, small } from '../testing/small.ts'

test('A path does not take a pre-empted transition of another region', async () => {
  const chart = createMachine({
    id: 'chart',
    initial: 'work',
    states: {
      work: {
        type: 'parallel',
        states: {
          left: { initial: 'a', states: { a: { on: { GO: '#chart.gone' } } } },
          right: { initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } },
        },
      },
      gone: {},
    },
  })
  expect(await proven(small(chart, [{ type: 'GO' }]))).toEqual({
    uncovered: ['work.right.a: GO → work.right.b'],
    refusal: undefined,
  })
})

test('The first of two regions that exit their parent takes precedence', async () => {
  const chart = createMachine({
    id: 'chart',
    initial: 'work',
    states: {
      work: {
        type: 'parallel',
        states: {
          left: { on: { GO: '#chart.one' } },
          right: { on: { GO: '#chart.two' } },
        },
      },
      one: {},
      two: {},
    },
  })
  expect((await proven(small(chart, [{ type: 'GO' }]))).uncovered).toEqual(['work.right: GO → two'])
})

test('Conflicting transitions are resolved for a raised event as for an external one', async () => {
  const chart = createMachine({
    id: 'chart',
    initial: 'idle',
    states: {
      idle: { on: { BEGIN: { target: 'work', actions: raise({ type: 'GO' }) } } },
      work: {
        type: 'parallel',
        states: {
          left: { on: { GO: '#chart.one' } },
          right: {
            on: { GO: '#chart.two' },
            initial: 'a',
            states: { a: { on: { GO: { actions: 'note' } } } },
          },
        },
      },
      one: {},
      two: {},
    },
  })
  expect((await proven(small(chart, [{ type: 'BEGIN' }]))).uncovered).toEqual(['work.right: GO → two'])
})
