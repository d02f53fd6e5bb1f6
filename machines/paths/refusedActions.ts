import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { kindOf } from './actors.ts'
import type { Executed } from './effects.ts'
import { isDelay } from './model.ts'
import { invokesOf } from './transitions.ts'

/** Parameters that XState stores on a sendTo or raise action. */
interface Sent {
  readonly to?: unknown
  readonly event: AnyEventObject
  readonly delay?: number
}

/** Returns the reason why an action is not supported; undefined if it is supported. */
export const refusedAction = (
  _machine: AnyStateMachine,
  { type, params }: Executed,
  self: unknown,
): string | undefined => {
  if (type === 'xstate.raise') {
    const { event, delay } = params as Sent
    if (typeof delay !== 'number' || isDelay(event)) return undefined
    return `a delayed raise ('${event.type}' after ${delay} ms) is not supported; use 'after' instead,`
  }
  if (type !== 'xstate.sendTo') return undefined
  const { to, event, delay } = params as Sent
  if (to === self) {
    return `a sendTo to the machine itself or to a missing actor ('${event.type}') is not supported; use 'raise' instead,`
  }
  if (typeof delay !== 'number') return undefined
  return `a delayed sendTo ('${event.type}' after ${delay} ms) is not supported; send it when an 'after' ends,`
}

/**
 * Returns the reason why a spawned child is not supported, if any. Spawned machines are supported, because they have
 * their own tests.
 */
export const refusedChild = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  { children }: AnyMachineSnapshot,
): string | undefined => {
  const invoked = invokesOf(machine)
  for (const id of Object.keys(children)) {
    const child = children[id] as AnyActor | undefined
    if (child === undefined || child === before?.children[id] || invoked.has(id)) continue
    const kind = kindOf(child.logic)
    if (kind === 'machine' || kind === 'unknown') continue
    return `a spawned ${kind} ('${String(child.src)}') is not supported: nothing controls its answers; invoke it instead,`
  }
  return undefined
}
