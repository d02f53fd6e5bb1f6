import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { cover, coverage, defineModel, type Model, type ModelOptions, refusalOf } from '../index.ts'
import { BARE } from './bare.ts'

/** A machine of a few states with the events that may happen to it, told apart by its whole context. */
export const small = (
  machine: AnyStateMachine,
  events: readonly AnyEventObject[],
  more: Partial<ModelOptions<AnyStateMachine>> = {},
): Model =>
  defineModel<AnyStateMachine>(machine, {
    ...BARE,
    inputs: [undefined],
    events,
    key: ({ context }) => ({ ...context }),
    limit: 200,
    ...more,
  })

/** What the kit's paths do not take, and how the living machine refuses the first of them that it does. */
export const proven = async (model: Model) => {
  const { paths } = cover(model)
  return { uncovered: coverage(model, paths).uncovered, refusal: (await refusalOf(model, paths))?.message }
}

/** Nothing left, nothing refused. */
export const ALL = { uncovered: [], refusal: undefined }
