import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  type InputFrom,
} from 'xstate'
import { inspected } from './inspection.ts'

/** Starts a chart with its real services. Every actor of the portal starts here, so that the inspector sees them all. */
export const startChart = <M extends AnyStateMachine>(machine: M, input?: InputFrom<M>): ActorRefFrom<M> => {
  const options = { ...inspected, ...(input !== undefined && { input }) } as ActorOptions<M>
  return createActor(machine, options as never).start() as unknown as ActorRefFrom<M>
}
