import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import type { Facts } from './json.ts'
import { type Around, defineModel, type Model, type ModelOptions, none, type Words } from './model.ts'
import type { ActorName, AnswerFrom, DelayName, StateName } from './names.ts'
import { transitionsOf } from './transitions.ts'

/** A sentence, or a function of the promise. */
type ToldState = string | ((expected: Facts, isBegin: boolean) => string)
/** A sentence for a step, or a function that also gets the promise before it. */
type ToldStep<TGiven> = string | ((given: TGiven, before: Facts, around: Around) => string)

/** Reason why no path contains this. */
export interface Untold {
  readonly untold: string
}

export const untold = (reason: string): Untold => ({ untold: reason })

/** Error of an actor. */
interface Reason {
  readonly code: string
}

/**
 * Instructions for a manual tester: what to do for each event, answer and delay, and what to see in each state.
 * Missing words are type errors; names that are in no path are {@link untold}.
 */
export interface WordsFor<TMachine extends AnyStateMachine> {
  /**
   * Operations of the mock and addresses of files that a tester holds to decide an answer, by their name in the steps.
   */
  readonly holds: Readonly<Record<string, string>>
  /** Reason why the paths cannot be followed in the portal; printed at the top of the charter. */
  readonly onlyOnChart?: string
  readonly starts: string | ((input: InputFrom<TMachine>, around: Around) => string)
  readonly events: {
    readonly [E in EventFrom<TMachine>['type']]: ToldStep<Extract<EventFrom<TMachine>, { type: E }>> | Untold
  }
  readonly answers: {
    readonly [A in ActorName<TMachine>]:
      | {
          readonly done: ToldStep<AnswerFrom<TMachine, A>> | Untold
          readonly failed: ToldStep<Reason> | Untold
        }
      | Untold
  }
  /** Instructions to bring a child machine into a case, by invoke id and case name. */
  readonly told?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Receives the state of the delay, for delays whose words depend on it. */
  readonly delays: { readonly [D in DelayName<TMachine>]: ToldStep<string> }
  /** The visible state; a function also learns if the path has only begun. */
  readonly states: { readonly [S in StateName<TMachine>]: ToldState | Untold }
}

type Say = (event: AnyEventObject, before: Facts, around: Around) => string

const spoken = (word: ToldStep<never> | Untold, read: (event: AnyEventObject) => unknown): Say => {
  if (typeof word === 'object') return () => ''
  return (event, before, around) =>
    typeof word === 'string' ? word : word(read(event) as never, before, around)
}

/** Converts the words to the form of a model: by event type and by state. */
export const wordsFor = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  { holds, onlyOnChart, starts, events, answers, told: children, delays, states }: WordsFor<TMachine>,
): Words => {
  const told: Record<string, Say> = {}
  const tell = (type: string, word: unknown, read: (event: AnyEventObject) => unknown) => {
    told[type] = spoken(word as ToldStep<never> | Untold, read)
  }
  for (const [type, word] of Object.entries(events)) tell(type, word, (event) => event)
  for (const [id, word] of Object.entries<object>(answers)) {
    if ('untold' in word) continue
    const { done, failed } = word as { done: unknown; failed: unknown }
    tell(`xstate.done.actor.${id}`, done, ({ output }) => output)
    tell(`xstate.error.actor.${id}`, failed, ({ error }) => error)
  }
  for (const [id, cases] of Object.entries(children ?? {}))
    tell(
      `xstate.snapshot.${id}`,
      (one: string) => cases[one] ?? one,
      (event) => event.case,
    )
  for (const { eventType } of transitionsOf(machine).keys()) {
    const [, name, state] = /^xstate\.after\.([^.]+)\.(?:[^.]+\.)?(.+)$/.exec(eventType) ?? []
    if (name !== undefined) tell(eventType, delays[name as DelayName<TMachine>], () => state)
  }
  return {
    starts: (input, around) => (typeof starts === 'string' ? starts : starts(input as never, around)),
    events: told,
    states: Object.fromEntries(
      Object.entries<ToldState | Untold>(states).map(([name, word]) => [
        name,
        typeof word === 'object' ? '' : word,
      ]),
    ),
    holds,
    ...(onlyOnChart !== undefined && { onlyOnChart }),
  }
}

/** A model that a user in the browser can follow: it has words for everything. */
export interface PageModel<TMachine extends AnyStateMachine> extends Model<TMachine> {
  readonly isTold: true
}

/** Laws and interrupts belong to the machine's own model. */
type PageModelOptions<TMachine extends AnyStateMachine> = Omit<
  ModelOptions<TMachine>,
  'words' | 'laws' | 'interrupts'
> & {
  readonly words: WordsFor<TMachine>
}

const ASKED_OF_CHART = "They are asked of the chart's own model"

/** The machine as a user of the portal can drive it. */
export const definePageModel = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: PageModelOptions<TMachine>,
): PageModel<TMachine> => ({
  ...defineModel(machine, {
    ...options,
    laws: none(ASKED_OF_CHART),
    interrupts: none(ASKED_OF_CHART),
    words: wordsFor(machine, options.words),
  }),
  isTold: true,
})
