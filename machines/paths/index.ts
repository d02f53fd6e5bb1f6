/** Path generator for any machine, free of side effects. Not for the bundle of the portal. */
export type { AnyEventObject, AnyStateMachine, EventFrom, StateValueFrom } from 'xstate'
export { type ActorReplay, createActorReplay, ReplayFailure, replayOnActor } from './actorReplay.ts'
export { CHECKS_OF_PART, type Check, check, type Finding, findingInWords } from './check.ts'
export { type CoverOptions, cover } from './cover.ts'
export { assertCurrent, type Coverage, coverage, coverageByGoal, coverageOf, type Share } from './coverage.ts'
export { pathsAsMarkdown, pathsAsMermaid } from './draw.ts'
export { type Edge, explore, type Graph, type Start } from './explore.ts'
export { formatPaths, type Path, type PathStep, type PathsFile } from './format.ts'
export { createGates, type Gates, settle } from './gates.ts'
export { GOALS, type Goal } from './goals.ts'
export { interrupted, interruptedOnce, type PageInterrupt, type PagePlace } from './interrupts.ts'
export { canonical, type Facts, hash, type Json } from './json.ts'
export { lawsBrokenOn } from './laws.ts'
export { LimitReached, MAX_STEPS } from './limit.ts'
export {
  type Answer,
  type Around,
  answerOf,
  type CharterTexts,
  type Children,
  childSnapshot,
  defineModel,
  done,
  failed,
  isDelay,
  type Model,
  type ModelOptions,
  none,
  senderOf,
  tellerOf,
  type Words,
} from './model.ts'
export { type Equivalents, LEAST_NOTICED, type MutantKind, mutantScores, percentOf } from './mutantScore.ts'
export { droppedTransitions, lostActions, type Mutant, negatedGuards, swappedTargets } from './mutants.ts'
export type { ActorName, AnswerFrom, DelayName, StateName } from './names.ts'
export {
  type Never,
  never,
  type Page,
  type PageModel,
  type PageStep,
  type PageSteps,
  pageStepsOf,
  pagesOf,
  type Steps,
  wordsOf,
} from './page.ts'
export { probes } from './probes.ts'
export { type Refusal, refusalOf } from './prove.ts'
export { pick, seeded } from './random.ts'
export { ChartRefused } from './refused.ts'
export { pathFrom, takesEveryStep } from './run.ts'
export { shortestTo } from './shortest.ts'
export { shrinkPath } from './shrink.ts'
export { findUnsoundKey } from './soundness.ts'
export { start, step } from './trace.ts'
export { type Structure, structureHash, structureOf, transitionsOf } from './transitions.ts'
export { randomWalks } from './walk.ts'
export { pathInWords, summaryOf } from './words.ts'
