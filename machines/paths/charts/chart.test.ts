import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf, lengthWords } from './chart.ts'

describe('chartOf', () => {
  const machine = createMachine({
    id: 'sample',
    initial: 'one',
    states: {
      one: {
        on: { GO: [{ guard: 'isAllowed', target: 'two' }, { target: 'end' }], '*': { actions: 'log' } },
      },
      two: { after: { 1500: 'end', 60_000: 'one' }, always: { guard: 'isDone', target: 'end' } },
      end: { type: 'final' },
    },
  })
  const chart = chartOf(machine)

  it('reads triggers, guards and else branches', () => {
    expect(
      chart.transitions.map(({ trigger, guard, isElse, targets }) => [trigger, guard, isElse, ...targets]),
    ).toEqual([
      ['GO', 'isAllowed', false, 'two'],
      ['GO', undefined, true, 'end'],
      ['any event', undefined, false],
      ['after 1500 ms', undefined, false, 'end'],
      ['after 1 min', undefined, false, 'one'],
      ['always', 'isDone', false, 'end'],
    ])
  })

  it('reads the initial state and the final states', () => {
    expect(chart.root.initial).toBe('one')
    expect(chart.root.states.map(({ kind }) => kind)).toEqual(['atomic', 'atomic', 'final'])
  })

  it.each([
    [500, '500 ms'],
    [20_000, '20 s'],
    [90_000, '90 s'],
    [3_600_000, '1 h'],
  ])('formats a delay of %i ms as %s', (ms, words) => {
    expect(lengthWords(ms)).toBe(words)
  })
})
