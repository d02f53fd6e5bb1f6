import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf, lengthWords } from './chart.ts'

describe('a machine read as a chart', () => {
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

  it('says what sets a transition off, what must hold, and what happens else', () => {
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

  it('knows where it starts and ends', () => {
    expect(chart.root.initial).toBe('one')
    expect(chart.root.states.map(({ kind }) => kind)).toEqual(['atomic', 'atomic', 'final'])
  })

  it.each([
    [500, '500 ms'],
    [20_000, '20 s'],
    [90_000, '90 s'],
    [3_600_000, '1 h'],
  ])('writes a delay of %i ms as a person says it', (ms, words) => {
    expect(lengthWords(ms)).toBe(words)
  })
})
