import { describe, expect, test } from 'vitest'
import { assign, createMachine, raise, setup } from 'xstate'
import { check, cover, coverage, explore } from '../index.ts'
import { ALL, proven, small } from '../testing/small.ts'

const events = ['NEXT', 'OFF', 'ON'].map((type) => ({ type }))

const remembering = (history: 'shallow' | 'deep') =>
  createMachine({
    id: 'chart',
    initial: 'off',
    states: {
      off: { on: { ON: 'work.back' } },
      work: {
        initial: 'a',
        on: { OFF: 'off' },
        states: {
          a: { on: { NEXT: 'b' } },
          b: { initial: 'x', states: { x: { on: { NEXT: 'y' } }, y: {} } },
          back: { type: 'history', history },
        },
      },
    },
  })

describe.each(['shallow', 'deep'] as const)('a %s history state', (history) => {
  test('is come to twice: as at first, and as it was left', async () => {
    const model = small(remembering(history), events)
    expect(await proven(model)).toEqual(ALL)
    const { covered } = coverage(model, cover(model).paths)
    expect(covered).toContain('off: ON → work.back (restores)')
    expect(await check(model, { tries: 200 })).toEqual(history === 'deep' ? [] : [])
  })

  test('counts as not covered where no path restores it', () => {
    const model = small(remembering(history), events)
    const { paths } = cover(model)
    const once = paths.map((path) => ({ ...path, steps: path.steps.slice(0, 1) }))
    expect(coverage(model, once).uncovered).toContain('off: ON → work.back (restores)')
  })
})

describe('a chart that goes round for ever is refused within seconds', () => {
  test('by always', () => {
    const chart = createMachine({
      id: 'chart',
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    })
    expect(() => explore(small(chart, [{ type: 'GO' }]))).toThrow(
      /in state [bc] its 'always' or 'raise' goes round for ever/,
    )
  })

  test('by always that changes the context each time, from the first moment', () => {
    const chart = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'chart',
      context: { n: 0 },
      initial: 'a',
      states: {
        a: { always: { guard: () => true, actions: assign(({ context }) => ({ n: context.n + 1 })) } },
      },
    })
    expect(() => explore(small(chart, []))).toThrow('goes round for ever')
  })

  test('by raise', () => {
    const chart = createMachine({
      id: 'chart',
      initial: 'a',
      states: { a: { on: { GO: { actions: raise({ type: 'GO' }) } } } },
    })
    expect(() => explore(small(chart, [{ type: 'GO' }]))).toThrow(
      "in state a its 'always' or 'raise' goes round",
    )
  })
})
