import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import type { Path } from './format.ts'
import type { Facts } from './json.ts'
import type { Around, Model, ModelOptions, Words } from './model.ts'
import type { ActorName, AnswerFrom, DelayName, StateName } from './names.ts'
import { transitionsOf } from './transitions.ts'
import { aroundOf } from './words.ts'

/** Steps, possibly nested; `false` and `undefined` are skipped. */
export type Steps<TStep> = TStep | false | undefined | readonly Steps<TStep>[]

/** Reason why a user cannot cause or see something. */
export interface Never {
  readonly never: string
}

export const never = (reason: string): Never => ({ never: reason })

interface Reason {
  readonly code: string
}

type Done<TAct, TCause> = Steps<TAct> | ((cause: TCause, before: Facts, around: Around) => Steps<TAct>)
type Seen<TSight> = Steps<TSight> | ((expected: Facts, isBegin: boolean) => Steps<TSight>)

/**
 * Steps of a user, in types of the project: the cause of each event, answer and delay of the machine, and the view of
 * each state. A missing one is a type error; use {@link never} for those that a user cannot cause or see. Automatic
 * events have no steps.
 */
export interface PageSteps<TMachine extends AnyStateMachine, TAct, TSight> {
  readonly starts: Steps<TAct> | ((input: InputFrom<TMachine>, around: Around) => Steps<TAct>)
  readonly events: {
    readonly [E in EventFrom<TMachine>['type']]: Done<TAct, Extract<EventFrom<TMachine>, { type: E }>> | Never
  }
  readonly answers: {
    readonly [A in ActorName<TMachine>]:
      | {
          readonly done: Done<TAct, AnswerFrom<TMachine, A>> | Never
          readonly failed: Done<TAct, Reason> | Never
        }
      | Never
  }
  /** Steps that lead to each case of the model's `children`, by invoke id and case name. */
  readonly children?: Readonly<Record<string, Readonly<Record<string, Steps<TAct>>>>>
  /** Steps by delay name. A function receives the name of the state that the delay belongs to. */
  readonly delays: { readonly [D in DelayName<TMachine>]: Done<TAct, string> | Never }
  readonly states: { readonly [S in StateName<TMachine>]: Seen<TSight> | Never }
}

/** Finds the steps of a page: acts for the start and for events, sights for states. */
export interface Page<TAct = unknown, TSight = unknown> {
  readonly starts: (input: unknown, around: Around) => readonly TAct[]
  readonly does: (event: AnyEventObject, before: Facts, around: Around) => readonly TAct[]
  /** Returns the sights of the active state, or of all active regions of a parallel machine. */
  readonly sees: (expected: Facts, isBegin?: boolean) => readonly TSight[]
}

/** Model of a machine as a user operates and sees it on a page. */
export interface PageModel<
  TMachine extends AnyStateMachine = AnyStateMachine,
  TAct = unknown,
  TSight = unknown,
> extends Model<TMachine> {
  readonly page: Page<TAct, TSight>
}

export const isPage = (model: Model): model is PageModel => 'page' in model

/** Differences from the main model of the machine. Laws and interrupts belong to the main model only. */
type Limits<TMachine extends AnyStateMachine> = Partial<
  Omit<ModelOptions<TMachine>, 'words' | 'laws' | 'interrupts'>
>

const isList = <TStep>(steps: Steps<TStep>): steps is readonly Steps<TStep>[] => Array.isArray(steps)

const flat = <TStep>(steps: Steps<TStep>): readonly TStep[] => {
  if (steps === false || steps === undefined) return []
  return isList(steps) ? steps.flatMap((step) => flat(step)) : [steps]
}

type AnyDone = (cause: unknown, before: Facts, around: Around) => Steps<unknown>

const isNever = (what: unknown): what is Never => typeof what === 'object' && what !== null && 'never' in what

const stepsFrom = <TMachine extends AnyStateMachine, TAct, TSight>(
  machine: TMachine,
  { starts, events, answers, children = {}, delays, states }: PageSteps<TMachine, TAct, TSight>,
): Page<TAct, TSight> => {
  const causes = new Map<string, { done: unknown; argumentOf: (event: AnyEventObject) => unknown }>()
  for (const [type, done] of Object.entries(events)) causes.set(type, { done, argumentOf: (event) => event })
  for (const [id, answer] of Object.entries<object>(answers)) {
    const { done, failed } = answer as { done?: unknown; failed?: unknown }
    causes.set(`xstate.done.actor.${id}`, { done, argumentOf: ({ output }) => output })
    causes.set(`xstate.error.actor.${id}`, { done: failed, argumentOf: ({ error }) => error })
  }
  for (const [id, cases] of Object.entries(children))
    causes.set(`xstate.snapshot.${id}`, {
      done: (name: string) => cases[name],
      argumentOf: (event) => event.case,
    })
  for (const { eventType } of transitionsOf(machine).keys()) {
    const [, name, state] = /^xstate\.after\.([^.]+)\.(?:[^.]+\.)?(.+)$/.exec(eventType) ?? []
    if (name !== undefined)
      causes.set(eventType, { done: delays[name as DelayName<TMachine>], argumentOf: () => state })
  }
  return {
    starts: (input, around) =>
      flat(
        typeof starts === 'function'
          ? (starts as (input: unknown, around: Around) => Steps<TAct>)(input, around)
          : starts,
      ),
    does: (event, before, around) => {
      const cause = causes.get(event.type)
      if (cause?.done === undefined || isNever(cause.done))
        throw new Error(
          `No user causes ${event.type} of ${machine.id}${isNever(cause?.done) ? `: ${cause.done.never}` : ''}.`,
        )
      const { done, argumentOf } = cause
      return flat(
        (typeof done === 'function'
          ? (done as AnyDone)(argumentOf(event), before, around)
          : done) as Steps<TAct>,
      )
    },
    sees: (expected, isBegin = false) =>
      String(expected.state)
        .split(', ')
        .flatMap((name) => {
          const seen = (states as Readonly<Record<string, Seen<TSight> | Never>>)[name]
          if (seen === undefined || isNever(seen)) return []
          return flat(
            typeof seen === 'function'
              ? (seen as (expected: Facts, isBegin: boolean) => Steps<TSight>)(expected, isBegin)
              : seen,
          )
        }),
  }
}

const ASKED_OF_MACHINE = "They are asked of the machine's own model"

/**
 * Returns a function that describes a machine on a page, for the step types of a project. The description consists of
 * the machine's model, limited to what a user can cause, and of the page steps.
 */
export const pagesOf =
  <TAct, TSight>() =>
  <TMachine extends AnyStateMachine>(
    model: Model<TMachine>,
    limits: Limits<TMachine>,
    steps: NoInfer<PageSteps<TMachine, TAct, TSight>>,
  ): PageModel<TMachine, TAct, TSight> => ({
    ...model,
    unreachable: {},
    ...limits,
    laws: {},
    interrupts: {},
    without: { laws: ASKED_OF_MACHINE, interrupts: ASKED_OF_MACHINE },
    words: {},
    page: stepsFrom(model.machine, steps),
  })

/** A step of a path on a page: the actions of the user and the visible results. */
export interface PageStep<TAct = unknown, TSight = unknown> {
  /** Index of the event in the path; -1 for the start. */
  readonly index: number
  readonly acts: readonly TAct[]
  readonly sights: readonly TSight[]
}

/**
 * Returns the page steps of a path, including the initial one. An event without user actions has no step: its
 * assertions replace those of the previous step.
 */
export const pageStepsOf = <TAct, TSight>(
  { starts, does, sees }: Page<TAct, TSight>,
  { input, expect, steps }: Pick<Path, 'input' | 'expect' | 'steps'>,
): readonly PageStep<TAct, TSight>[] => {
  const coming = steps.map(({ event }) => event)
  const groups: PageStep<TAct, TSight>[] = [
    {
      index: -1,
      acts: starts(input, { isFirst: true, coming, after: expect }),
      sights: sees(expect, true),
    },
  ]
  let before = expect
  for (const [at, { event, expect: after }] of steps.entries()) {
    const acts = does(event, before, aroundOf(steps, at))
    const sights = sees(after)
    const last = groups.at(-1)
    if (acts.length === 0 && last) groups[groups.length - 1] = { ...last, sights }
    else groups.push({ index: at, acts, sights })
    before = after
  }
  return groups
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns charter words with one sentence per step. */
export const wordsOf = <TStep>(
  { starts, does, sees }: Page<TStep, TStep>,
  say: (step: TStep) => string,
  separator = '; ',
): Words => {
  const sentence = (steps: readonly TStep[]) => steps.map(say).join(separator)
  return {
    starts: (input, around) => capital(sentence(starts(input, around))),
    does: (event, before, around) => capital(sentence(does(event, before, around))),
    sees: (expected, isBegin) => sentence(sees(expected, isBegin)) || '–',
  }
}
