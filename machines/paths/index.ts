/** The path generator: pure, for any chart. Not for the portal's bundle. */
export type { AnyEventObject, AnyStateMachine, EventFrom, StateValueFrom } from 'xstate'
export { type ActorReplay, createActorReplay, ReplayFailure, replayOnActor } from './actorReplay.ts'
export { cover } from './cover.ts'
export { assertCurrent, type Coverage, coverage } from './coverage.ts'
export { type Edge, explore, type Graph, type Start } from './explore.ts'
export { formatPaths, type Path, type PathStep, type PathsFile } from './format.ts'
export { createGates, type Gates, settle } from './gates.ts'
export { canonical, type Facts, hash, type Json } from './json.ts'
export {
  type Answer,
  answerOf,
  defineModel,
  done,
  failed,
  isDelay,
  type Model,
  type ModelOptions,
  senderOf,
} from './model.ts'
export { droppedTransitions, type Mutant } from './mutants.ts'
export { structureHash, transitionsOf } from './transitions.ts'
