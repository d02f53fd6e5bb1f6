import type { AnyStateMachine } from 'xstate'
import { canonical } from './json.ts'
import { invokesOf } from './transitions.ts'

/** An action as XState passes it to its executor, on a running actor or a traced machine. */
export interface Executed {
  readonly type: string
  readonly params?: unknown
}

/** Resolved parameters of `sendTo` and `emit`. */
interface Sent {
  readonly to?: { readonly id: string } | string
  readonly targetId?: string
  readonly event: unknown
}

/** XState numbers unnamed actors by session, so their ids differ between runs and must be replaced. */
const SESSION = /"x:\d+"/g
const UNNAMED = '(unnamed)'
const nameOfActor = (id: string): string => (/^x:\d+$/.test(id) ? UNNAMED : id)

const effect = (name: string, detail: unknown): string =>
  detail === undefined ? name : `${name} ${canonical(detail).replaceAll(SESSION, `"${UNNAMED}"`)}`

/**
 * True if the delay is computed. The hash of the machine covers only constant delays, so paths record computed ones.
 */
const isComputed = ({ implementations }: AnyStateMachine, type: string): boolean =>
  Object.entries(implementations.delays).some(
    ([name, length]) => typeof length === 'function' && type.startsWith(`xstate.after.${name}.`),
  )

const builtIn = (machine: AnyStateMachine, type: string, params: unknown): string | undefined => {
  switch (type) {
    case 'xstate.sendTo': {
      const { to, targetId, event } = params as Sent
      return effect(`send ${targetId ?? (typeof to === 'object' ? nameOfActor(to.id) : String(to))}`, event)
    }
    case 'xstate.emit':
      return effect('emit', (params as Sent).event)
    case 'xstate.spawnChild': {
      const { id, input } = params as { id: string; input: unknown }
      if (!invokesOf(machine).has(id)) return effect(`spawn ${id}`, input)
      // `starts` contains the actor; this effect contains its input.
      return input === undefined ? undefined : effect(`ask ${id}`, input)
    }
    case 'xstate.raise': {
      const { event, delay } = params as { event: { type: string }; delay?: number }
      return isComputed(machine, event.type) ? effect(`wait for ${event.type}`, delay) : undefined
    }
    case 'xstate.stopChild': {
      const child = params as { id: string } | undefined
      return child === undefined || invokesOf(machine).has(child.id) ? undefined : `stop ${child.id}`
    }
    default:
      return undefined
  }
}

/**
 * Returns a comparable text of an action: its name and values. Undefined for an action whose effect is visible
 * elsewhere, such as `assign` in the context.
 */
export const effectOf = (machine: AnyStateMachine, { type, params }: Executed): string | undefined =>
  type.startsWith('xstate.') ? builtIn(machine, type, params) : effect(type, params)
