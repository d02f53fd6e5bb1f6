import type { AnyStateMachine } from 'xstate'
import { canonical } from './json.ts'
import { invokesOf } from './transitions.ts'

/** An action as XState hands it to its executor, on a living machine and on one that is only traced. */
export interface Executed {
  readonly type: string
  readonly params?: unknown
}

/** What the built-in actions resolve to before they are run. */
interface Sent {
  readonly to?: { readonly id: string } | string
  readonly targetId?: string
  readonly event: unknown
}

/** XState numbers actors without an id as they come, which differs from run to run. */
const SESSION = /"x:\d+"/g
const UNNAMED = '(unnamed)'
const nameOfActor = (id: string): string => (/^x:\d+$/.test(id) ? UNNAMED : id)

const told = (name: string, detail: unknown): string =>
  detail === undefined ? name : `${name} ${canonical(detail).replaceAll(SESSION, `"${UNNAMED}"`)}`

/** True if the delay is computed; the machine's hash covers only the others. */
const isComputed = ({ implementations }: AnyStateMachine, type: string): boolean =>
  Object.entries(implementations.delays).some(
    ([name, length]) => typeof length === 'function' && type.startsWith(`xstate.after.${name}.`),
  )

const builtIn = (machine: AnyStateMachine, type: string, params: unknown): string | undefined => {
  switch (type) {
    case 'xstate.sendTo': {
      const { to, targetId, event } = params as Sent
      return told(`send ${targetId ?? (typeof to === 'object' ? nameOfActor(to.id) : String(to))}`, event)
    }
    case 'xstate.emit':
      return told('emit', (params as Sent).event)
    case 'xstate.spawnChild': {
      const { id, input } = params as { id: string; input: unknown }
      if (!invokesOf(machine).has(id)) return told(`spawn ${id}`, input)
      // That it starts is promised already: what it is asked is, too.
      return input === undefined ? undefined : told(`ask ${id}`, input)
    }
    case 'xstate.raise': {
      const { event, delay } = params as { event: { type: string }; delay?: number }
      return isComputed(machine, event.type) ? told(`wait for ${event.type}`, delay) : undefined
    }
    case 'xstate.stopChild': {
      const child = params as { id: string } | undefined
      return child === undefined || invokesOf(machine).has(child.id) ? undefined : `stop ${child.id}`
    }
    default:
      // Events and timers of its own: their effect is the next transition.
      return undefined
  }
}

/**
 * An action in words that can be compared: its name, and with which values. What only changes the context (`assign`) is
 * seen in the context, and XState runs nothing for it.
 */
export const effectOf = (machine: AnyStateMachine, { type, params }: Executed): string | undefined =>
  type.startsWith('xstate.') ? builtIn(machine, type, params) : told(type, params)
