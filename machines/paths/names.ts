import type { AnyActorLogic, AnyStateMachine, OutputFrom, StateValueFrom } from 'xstate'

/** Names of the innermost states as paths write them: `signedIn.renewing.ahead`. */
type Leaves<TValue> = TValue extends string
  ? TValue
  : { [K in keyof TValue & string]: `${K}.${Leaves<NonNullable<TValue[K]>>}` }[keyof TValue & string]

/** Of names only those that no other goes on from: XState's type lists parents too. */
type Innermost<TName extends string, TAll extends string = TName> = TName extends unknown
  ? Extract<TAll, `${TName}.${string}`> extends never
    ? TName
    : never
  : never

/** Every state that the machine can be in. */
export type StateName<TMachine extends AnyStateMachine> = Innermost<Leaves<StateValueFrom<TMachine>>>

/** Implementations that a machine lets its users provide, by the names of its `setup`. */
type Provided<TMachine extends AnyStateMachine> = Parameters<TMachine['provide']>[0]
type Actors<TMachine extends AnyStateMachine> = NonNullable<Provided<TMachine>['actors']>

/** Every actor that the machine asks for something, by its name in `setup`. */
export type ActorName<TMachine extends AnyStateMachine> = keyof Actors<TMachine> & string

/** What the actor of this name answers. */
export type AnswerFrom<TMachine extends AnyStateMachine, TName extends ActorName<TMachine>> =
  NonNullable<Actors<TMachine>[TName]> extends infer TLogic extends AnyActorLogic ? OutputFrom<TLogic> : never

/** Every delay of the machine, by its name in `setup`. */
export type DelayName<TMachine extends AnyStateMachine> = keyof NonNullable<Provided<TMachine>['delays']> &
  string
