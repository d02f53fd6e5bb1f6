import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { cover, coverage, defineModel, type Model, type ModelOptions, refusalOf } from '../index.ts'
import { BARE } from './bare.ts'

/** Returns the model of a small machine, with the whole context as its key. */
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

/** Returns the transitions that the generated paths miss, and the first failure on a running actor. */
export const proven = async (model: Model) => {
  const { paths } = cover(model)
  return { uncovered: coverage(model, paths).uncovered, refusal: (await refusalOf(model, paths))?.message }
}

/** Result of {@link proven} for full coverage without a failure. */
export const ALL = { uncovered: [], refusal: undefined }
