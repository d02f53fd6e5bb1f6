import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf, pathOf } from './transitions.ts'

/** Kind of actor logic, which determines the possible answers. `unknown`: custom logic, or none provided. */
export type ActorKind = 'promise' | 'callback' | 'machine' | 'observable' | 'transition function' | 'unknown'

interface LogicParts {
  readonly config?: unknown
  readonly start?: unknown
  readonly root?: AnyStateNode
  readonly transition: (snapshot: object, event: object, scope: object) => unknown
}

const kinds = new WeakMap<object, ActorKind>()

/** True if the event completes the actor: a promise resolves or an observable completes. */
const isEndedBy = ({ transition }: LogicParts, type: string): boolean => {
  try {
    const next = transition({ status: 'active' }, { type }, { self: {} })
    return typeof next === 'object' && next !== null && 'status' in next && next.status === 'done'
  } catch {
    return false
  }
}

const found = (logic: LogicParts): ActorKind => {
  if (logic.root !== undefined) return 'machine'
  if (logic.config === undefined) return 'unknown'
  if (logic.start === undefined) return 'transition function'
  if (isEndedBy(logic, 'xstate.promise.resolve')) return 'promise'
  return isEndedBy(logic, 'xstate.observable.complete') ? 'observable' : 'callback'
}

export const kindOf = (logic: AnyActorLogic | undefined): ActorKind => {
  if (logic === undefined) return 'unknown'
  const cached = kinds.get(logic)
  if (cached !== undefined) return cached
  const kind = found(logic as unknown as LogicParts)
  kinds.set(logic, kind)
  return kind
}

const canEnd = ({ type, states }: AnyStateNode): boolean =>
  type === 'parallel'
    ? Object.values(states).every((region) => region.type === 'history' || canEnd(region))
    : Object.values(states).some((inner) => inner.type === 'final')

export interface Invoked {
  readonly id: string
  readonly src: string
  readonly state: string
  readonly kind: ActorKind
  readonly canBeDone: boolean
  readonly canFail: boolean
}

const lists = new WeakMap<AnyStateMachine, readonly Invoked[]>()

/** Returns all actors that the machine invokes. */
export const invokedBy = (machine: AnyStateMachine): readonly Invoked[] => {
  const cached = lists.get(machine)
  if (cached !== undefined) return cached
  const { actors } = machine.implementations as { actors: Readonly<Record<string, AnyActorLogic>> }
  const list = nodesOf(machine.root).flatMap((node) =>
    node.invoke.map(({ id, src }): Invoked => {
      const name = String(src)
      const logic = actors[name]
      const kind = kindOf(logic)
      return {
        id,
        src: name,
        state: pathOf(node),
        kind,
        canBeDone: kind === 'machine' ? canEnd((logic as AnyStateMachine).root) : kind !== 'callback',
        canFail: kind !== 'callback',
      }
    }),
  )
  lists.set(machine, list)
  return list
}
