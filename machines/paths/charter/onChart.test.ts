import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { defineModel, type Model } from '../model.ts'
import { BARE } from '../testing/bare.ts'
import { followOnChart } from './onChart.ts'
import type { PrintedStep } from './printed.ts'

describe('followOnChart', () => {
  const lamp = setup({
    types: { events: {} as { type: 'ON' } | { type: 'OFF' } | { type: 'OUT' } },
    delays: { WHILE: 5_000 },
  }).createMachine({
    id: 'lamp',
    initial: 'dark',
    states: {
      dark: { on: { ON: 'lit', OUT: 'out' } },
      lit: { on: { OFF: 'dark', OUT: 'out' }, after: { WHILE: 'dark' } },
      out: {},
    },
  })
  const modelWith = (events: Readonly<Record<string, string>>): Model =>
    defineModel(lamp, {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'ON' }, { type: 'OFF' }, { type: 'OUT' }],
      key: () => ({}),
      limit: 10,
      words: {
        starts: () => 'Open the lamp',
        events,
        states: { dark: 'no light', lit: 'light', out: 'smoke' },
      },
    })
  const model = modelWith({
    ON: 'Press “On”',
    OFF: 'Press “Off”',
    OUT: 'Throw it down',
    'xstate.after.WHILE.lamp.lit': 'Wait 5 seconds',
  })
  const path = (...steps: readonly (readonly [line: string, seen: string])[]): readonly PrintedStep[] =>
    [['Open the lamp', 'no light'] as const, ...steps].map(([line, seen]) => ({ line, seen }))

  test.each([
    ['what all lines tell is', path(['Press “On”', 'light'], ['Wait 5 seconds', 'no light']), undefined],
    [
      'a line that tells nothing that can happen',
      path(['Wait 5 seconds', 'no light']),
      'Nothing that can happen is told by ‘Wait 5 seconds’, only ‘Press “On”’',
    ],
    [
      'a promise that the chart does not keep',
      path(['Press “On”', 'no light']),
      'After ‘Press “On”’ there is not ‘no light’, but ‘light’.',
    ],
    [
      'another beginning',
      [{ line: 'Open the door', seen: 'no light' }],
      'The chart does not begin by ‘Open the door’.',
    ],
    [
      'a beginning that shows something else',
      [{ line: 'Open the lamp', seen: 'light' }],
      'After ‘Open the lamp’ there is not ‘light’, but ‘no light’.',
    ],
  ])('%s', async (_, steps, refused) => {
    const told = await followOnChart(model, steps).catch((error: unknown) => (error as Error).message)
    expect(told ?? '').toContain(refused ?? '')
    expect(told === undefined).toBe(refused === undefined)
  })

  test('rejects a line with two meanings', async () => {
    const unclear = modelWith({ ON: 'Press it', OFF: 'Press “Off”', OUT: 'Press it' })
    await expect(followOnChart(unclear, path(['Press it', 'light']))).rejects.toThrow(
      '‘Press it’ can mean {"type":"ON"} and {"type":"OUT"} in dark.',
    )
  })
})
