import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { cover } from './cover.ts'
import { explore } from './explore.ts'
import { defineModel } from './model.ts'
import { refusalOf } from './prove.ts'
import { pathFrom } from './run.ts'
import { BARE } from './testing/bare.ts'

/** Returns the model of a machine with two delays that run in parallel. */
const kitchen = (times: { readonly BOIL: number; readonly TOAST: number }) =>
  defineModel(
    setup({
      types: { events: {} as { type: 'FILL' } | { type: 'BREAD' } },
      delays: times,
    }).createMachine({
      id: 'kitchen',
      type: 'parallel',
      states: {
        kettle: {
          initial: 'cold',
          states: {
            cold: { on: { FILL: 'heating' } },
            heating: { on: { FILL: { target: 'heating', reenter: true } }, after: { BOIL: 'boiling' } },
            boiling: {},
          },
        },
        toaster: {
          initial: 'empty',
          states: {
            empty: { on: { BREAD: 'toasting' } },
            toasting: { after: { TOAST: 'done' } },
            done: { on: { BREAD: 'toasting' } },
          },
        },
      },
    }),
    {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'FILL' }, { type: 'BREAD' }],
      key: () => ({}),
      limit: 20,
    },
  )

const FILL = { type: 'FILL' }
const BREAD = { type: 'BREAD' }
const BOILS = { type: 'xstate.after.BOIL.kitchen.kettle.heating' }
const TOASTED = { type: 'xstate.after.TOAST.kitchen.toaster.toasting' }

describe('two parallel delays', () => {
  const model = kitchen({ BOIL: 3_000, TOAST: 2_000 })

  test('fire in the order of their due times, regardless of which began first', () => {
    expect(pathFrom(model, undefined, [FILL, BREAD, TOASTED, BOILS])).toBeDefined()
    expect(pathFrom(model, undefined, [BREAD, FILL, TOASTED, BOILS])).toBeDefined()
    expect(pathFrom(model, undefined, [FILL, BREAD, BOILS])).toBeUndefined()
  })

  test('fire longest first if the shorter one began late enough', () => {
    expect(pathFrom(model, undefined, [FILL, BREAD, TOASTED, BREAD, BOILS, TOASTED])).toBeDefined()
    expect(pathFrom(model, undefined, [FILL, BREAD, TOASTED, BREAD, TOASTED])).toBeUndefined()
  })

  test('fire later after a restart, although nothing else changes', () => {
    expect(
      pathFrom(model, undefined, [FILL, BREAD, TOASTED, BREAD, FILL, TOASTED, BREAD, BOILS]),
    ).toBeDefined()
  })

  test('never fire alone if both are due at the same time', () => {
    const even = kitchen({ BOIL: 2_000, TOAST: 2_000 })
    expect(pathFrom(even, undefined, [FILL, BREAD, BOILS])).toBeUndefined()
    expect(pathFrom(even, undefined, [FILL, BREAD, TOASTED])).toBeUndefined()
  })

  test('have paths that replay on a running actor, although the model declares no times', async () => {
    const { paths } = cover(model, { goal: 'pairs' })
    expect(await refusalOf(model, paths)).toBeUndefined()
  })

  test('have a separate key for each order in which they can fall due', () => {
    const keys = [...explore(model).edges.keys()].filter((key) => key.includes('heating, toaster.toasting'))
    expect(keys).toHaveLength(2)
  })
})
