import type { AnyActorLogic, AnyStateMachine, OutputFrom, StateValueFrom } from 'xstate'

/** Names of the innermost states as in paths: `signedIn.renewing.ahead`. */
type Leaves<TValue> = TValue extends string
  ? TValue
  : { [K in keyof TValue & string]: `${K}.${Leaves<NonNullable<TValue[K]>>}` }[keyof TValue & string]

/** Keeps names that are not a prefix of another name, because XState's type includes parents. */
type Innermost<TName extends string, TAll extends string = TName> = TName extends unknown
  ? Extract<TAll, `${TName}.${string}`> extends never
    ? TName
    : never
  : never

/** Names of the machine's atomic and final states. */
export type StateName<TMachine extends AnyStateMachine> = Innermost<Leaves<StateValueFrom<TMachine>>>

/** Implementations that `provide` accepts, by their names in `setup`. */
type Provided<TMachine extends AnyStateMachine> = Parameters<TMachine['provide']>[0]
type Actors<TMachine extends AnyStateMachine> = NonNullable<Provided<TMachine>['actors']>

/** Names of the machine's actors in `setup`. */
export type ActorName<TMachine extends AnyStateMachine> = keyof Actors<TMachine> & string

/** Output of the named actor. */
export type AnswerFrom<TMachine extends AnyStateMachine, TName extends ActorName<TMachine>> =
  NonNullable<Actors<TMachine>[TName]> extends infer TLogic extends AnyActorLogic ? OutputFrom<TLogic> : never

/** Names of the machine's delays in `setup`. */
export type DelayName<TMachine extends AnyStateMachine> = keyof NonNullable<Provided<TMachine>['delays']> &
  string
