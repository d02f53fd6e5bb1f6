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
  test('has two goals: the default entry and the restored one', async () => {
    const model = small(remembering(history), events)
    expect(await proven(model)).toEqual(ALL)
    const { covered } = coverage(model, cover(model).paths)
    expect(covered).toContain('off: ON → work.back (restores)')
    expect(await check(model, { tries: 200 })).toEqual([])
  })

  test('counts as uncovered if no path restores it', () => {
    const model = small(remembering(history), events)
    const { paths } = cover(model)
    const once = paths.map((path) => ({ ...path, steps: path.steps.slice(0, 1) }))
    expect(coverage(model, once).uncovered).toContain('off: ON → work.back (restores)')
  })
})

describe('explore', () => {
  test('refuses an endless loop of always', () => {
    const chart = createMachine({
      id: 'chart',
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    })
    expect(() => explore(small(chart, [{ type: 'GO' }]))).toThrow(
      /in state [bc] its 'always' or 'raise' never settles/,
    )
  })

  test('refuses an endless loop of always at the start that changes the context each time', () => {
    const chart = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'chart',
      context: { n: 0 },
      initial: 'a',
      states: {
        a: { always: { guard: () => true, actions: assign(({ context }) => ({ n: context.n + 1 })) } },
      },
    })
    expect(() => explore(small(chart, []))).toThrow('never settles')
  })

  test('refuses an endless loop of raise', () => {
    const chart = createMachine({
      id: 'chart',
      initial: 'a',
      states: { a: { on: { GO: { actions: raise({ type: 'GO' }) } } } },
    })
    expect(() => explore(small(chart, [{ type: 'GO' }]))).toThrow(
      "in state a its 'always' or 'raise' never settles",
    )
  })
})

describe('explore with an invalid configuration', () => {
  test('refuses a transition to the history state of its own parent, because a delay would run twice', () => {
    const chart = createMachine({
      id: 'chart',
      initial: 'work',
      states: {
        work: {
          initial: 'a',
          states: {
            a: { on: { BACK: '#chart.work.h' }, after: { 100: 'b' } },
            b: {},
            h: { type: 'history' },
          },
        },
      },
    })
    expect(() => explore(small(chart, [{ type: 'BACK' }]))).toThrow(
      "'xstate.after.100.chart.work.a' begins while it runs: XState enters a state without leaving it",
    )
    expect(() => explore(small(chart, [{ type: 'BACK' }]))).toThrow('in state work.a')
  })

  test('refuses a transition into another region, because two states would be active in it', () => {
    const chart = createMachine({
      id: 'chart',
      type: 'parallel',
      states: {
        a: { on: { GO: '#chart.b.a.b' } },
        b: {
          type: 'parallel',
          states: {
            a: {
              initial: 'a',
              states: { a: {}, b: { on: { BACK: '#chart.b.a.h' } }, h: { type: 'history', history: 'deep' } },
            },
            b: { on: { BACK: '#chart.b.a' } },
          },
        },
      },
    })
    expect(() => explore(small(chart, [{ type: 'GO' }, { type: 'BACK' }]))).toThrow(
      /XState has .* active at once, by a transition to a history state or into another region/,
    )
  })
})

test('States whose regions were entered in a different order have different keys if both regions have an `always` transition', async () => {
  const region = (out: string) => ({
    initial: 'x',
    states: { x: { on: { [`TO_${out}`]: 'y' } }, y: { always: { guard: 'isOn', target: `#chart.${out}` } } },
  })
  const chart = setup({
    types: { context: {} as { isOn: boolean } },
    guards: { isOn: ({ context }) => context.isOn },
  }).createMachine({
    id: 'chart',
    context: { isOn: false },
    initial: 'work',
    states: {
      work: {
        type: 'parallel',
        on: { GO: { actions: assign({ isOn: true }) } },
        states: { a: region('one') as never, b: region('two') as never },
      },
      one: {},
      two: {},
    },
  })
  const model = small(
    chart,
    ['TO_one', 'TO_two', 'GO'].map((type) => ({ type })),
  )
  const states = [...explore(model).states.values()].filter((name) => name === 'work.a.y, work.b.y')
  expect(states).toHaveLength(2)
  expect(await proven(model)).toEqual(ALL)
  expect((await check(model, { tries: 200 })).map(({ check: kind }) => kind)).not.toContain('unsound key')
})
