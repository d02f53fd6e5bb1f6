import { expect, test } from 'vitest'
import { assign, enqueueActions, setup } from 'xstate'
import { check, cover } from '../index.ts'
import { ALL, proven, small } from '../testing/small.ts'

const GO = { type: 'GO' }

const counting = (most: number) =>
  setup({
    types: { context: {} as { n: number } },
    actions: {
      tell: () => undefined,
      alarm: () => undefined,
      count: assign(({ context }) => ({ n: Math.min(context.n + 1, 3) })),
      react: enqueueActions(({ context, enqueue }) => {
        enqueue('count')
        enqueue('tell')
        if (context.n > most) enqueue('alarm')
      }),
    },
  }).createMachine({
    id: 'chart',
    context: { n: 0 },
    initial: 'a',
    states: { a: { on: { GO: { actions: 'react' } } } },
  })

test('cover includes each action inside enqueueActions, not only the transition', async () => {
  const model = small(counting(1), [GO])
  const { paths } = cover(model)
  expect(paths.flatMap(({ steps }) => steps.flatMap(({ does }) => does))).toContain('alarm')
  expect(await proven(model)).toEqual(ALL)
  expect((await check(model, { tries: 50, only: ['idle action'] })).map(({ about }) => about)).toEqual([])
})

test('check reports an action inside enqueueActions that never runs', async () => {
  const found = await check(small(counting(99), [GO]), { tries: 50, only: ['idle action'] })
  expect(found.map(({ about }) => about)).toEqual(['react: enqueue alarm'])
})

test('check reports unnamed actions and enqueue methods that never run', async () => {
  const chart = setup({ types: { context: {} as { n: number } } }).createMachine({
    id: 'chart',
    context: { n: 0 },
    initial: 'a',
    states: {
      a: {
        on: {
          GO: {
            actions: enqueueActions(({ context, enqueue }) => {
              enqueue.assign({ n: (context.n + 1) % 3 })
              if (context.n > 99) enqueue.raise({ type: 'GO' })
              if (context.n > 99) enqueue(() => undefined)
            }),
          },
        },
      },
    },
  })
  const found = await check(small(chart, [GO]), { tries: 50, only: ['idle action'] })
  expect(found.map(({ about }) => about.replace(/^.*: enqueue /, ''))).toEqual([
    '.raise',
    'an action without a name',
  ])
})
