import { transitionsOf } from '@portal/paths/transitions'
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { inspectionBuffer, listener } from '../../data/inspection.ts'
import { createStore, useStore } from '../../data/store.ts'
import { maskSecrets } from './mask.ts'

const KEPT_EVENTS = 200

export interface ReceivedEvent {
  readonly serial: number
  /** Epoch ms. */
  readonly at: number
  readonly type: string
  /** Payload with secrets masked. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Indexes of the transitions that the event triggered, in the machine's list of transitions. */
  readonly taken: readonly number[]
}

export interface WatchedActor {
  readonly id: string
  readonly chart: string
  /** Distinguishes actors of the same machine. */
  readonly label: string
  readonly isRunning: boolean
  /** Paths of the active states, including their parents. */
  readonly active: readonly string[]
  /** Newest first. */
  readonly events: readonly ReceivedEvent[]
  /** Returns the context with secrets masked. */
  readonly context: () => unknown
  /** True if the machine accepts the event now. */
  readonly can: (type: string) => boolean
  readonly send: (type: string) => void
  readonly clear: () => void
}

interface Watched {
  readonly actor: AnyActor
  readonly order: readonly AnyTransitionDefinition[]
  snapshot: AnyMachineSnapshot
  events: ReceivedEvent[]
  view: WatchedActor | undefined
}

/** Actors of all machines, including stopped ones. */
export const watchedActors = createStore<readonly WatchedActor[]>([])

const chartOf = (ref: unknown): { actor: AnyActor; machine: AnyStateMachine } | undefined => {
  if (typeof ref !== 'object' || ref === null || !('logic' in ref)) return undefined
  return ref.logic instanceof StateMachine ? { actor: ref as AnyActor, machine: ref.logic } : undefined
}

const labelOf = (chart: string, { context }: AnyMachineSnapshot): string => {
  const key: unknown = context.key
  return typeof key === 'string' ? `${chart} · ${key}` : chart
}

const tolerant = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    // A guard threw, because the payload is missing.
    return otherwise
  }
}

const viewOf = (one: Watched, clear: () => void): WatchedActor => {
  const { actor, snapshot, events } = one
  const chart = snapshot.machine.id
  return {
    id: actor.sessionId,
    chart,
    label: labelOf(chart, snapshot),
    isRunning: snapshot.status === 'active',
    active: snapshot._nodes.flatMap(({ path }) => (path.length === 0 ? [] : path.join('.'))),
    events,
    context: () => maskSecrets(snapshot.context),
    can: (type) => tolerant(() => snapshot.can({ type }), false),
    send: (type) => actor.send({ type }),
    clear,
  }
}

/** Returns the actor, with a number in its label if a newer running actor has the same label. */
const numbered = (
  one: WatchedActor,
  younger: readonly WatchedActor[],
  older: readonly WatchedActor[],
): WatchedActor => {
  const isSame = ({ label, isRunning }: WatchedActor) => isRunning && label === one.label
  if (!younger.some(isSame)) return one
  return { ...one, label: `${one.label} (${older.filter(isSame).length + 1})` }
}

const note = (one: Watched, { type, ...payload }: AnyEventObject, serial: number) => {
  const entry = {
    serial,
    at: Date.now(),
    type,
    payload: maskSecrets(payload) as ReceivedEvent['payload'],
    taken: [],
  }
  one.events = [entry, ...one.events].slice(0, KEPT_EVENTS)
}

const noteTaken = (one: Watched, transitions: readonly AnyTransitionDefinition[]) => {
  const taken = transitions.map((transition) => one.order.indexOf(transition)).filter((index) => index >= 0)
  const [last, ...earlier] = one.events
  if (!last) return
  one.events = [{ ...last, taken: [...last.taken, ...taken] }, ...earlier]
}

/** Subscribes to all machines of the portal and replays buffered events. */
export const startWatching = (): void => {
  const watched = new Map<string, Watched>()
  let serial = 0
  let isTelling = false

  /** Notifies the views once per batch, and never during a render. */
  const tell = () => {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      const views = [...watched.values()].map((one) => {
        one.view ??= viewOf(one, () => clear(one))
        return one.view
      })
      watchedActors.set(
        views.map((one, index) => numbered(one, views.slice(index + 1), views.slice(0, index))),
      )
    })
  }

  const clear = (one: Watched) => {
    one.events = []
    one.view = undefined
    tell()
  }

  const hear = (event: InspectionEvent) => {
    const found = chartOf(event.actorRef)
    if (!found) return
    const { actor, machine } = found
    let one = watched.get(actor.sessionId)
    if (!one) {
      // Ignore an actor that is still being created, because React may never start it.
      if (event.type === '@xstate.actor' || event.type === '@xstate.microstep') return
      one = {
        actor,
        order: [...transitionsOf(machine).keys()],
        snapshot: actor.getSnapshot() as AnyMachineSnapshot,
        events: [],
        view: undefined,
      }
      watched.set(actor.sessionId, one)
    }
    if (event.type === '@xstate.event') {
      serial += 1
      note(one, event.event, serial)
    }
    if (event.type === '@xstate.microstep') noteTaken(one, event._transitions)
    if (event.type === '@xstate.snapshot') one.snapshot = event.snapshot as AnyMachineSnapshot
    one.view = undefined
    tell()
  }

  listener.tell = hear
  for (const event of inspectionBuffer.splice(0)) hear(event)
}

export const useActors = (): readonly WatchedActor[] =>
  useStore(watchedActors).filter(({ isRunning }) => isRunning)
