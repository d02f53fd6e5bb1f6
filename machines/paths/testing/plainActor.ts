import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate'
import { transitionsOf } from '../transitions.ts'
import { chartOf, invokesIn, type RandomState } from './randomChart.ts'

interface Timer {
  readonly id: number
  readonly due: number
  readonly type: string
  readonly fire: () => void
}

/** A machine that takes more microsteps for one event counts as an endless loop. */
const MOST = 2_000

/** Flushes microtasks until an answer has arrived. */
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

/** A random machine run by XState. Uses nothing of the path kit except transition names. */
export interface PlainActor {
  readonly snapshot: () => AnyMachineSnapshot
  /** Names of the transitions taken since the last call. */
  readonly taken: () => readonly string[]
  readonly send: (event: AnyEventObject) => Promise<void>
  /** Ids of the promises that can resolve. */
  readonly answerable: () => readonly string[]
  /** Ids of the callbacks that can send. */
  readonly sending: () => readonly string[]
  readonly answer: (id: string, isDone: boolean) => Promise<boolean>
  readonly tell: (id: string, event: AnyEventObject) => Promise<boolean>
  /** Running delays; several may be due at the same time. */
  readonly running: () => readonly { readonly type: string; readonly due: number }[]
  /** Advances the clock to this time. Delays that fall due by then fire one after the other. */
  readonly putClockTo: (moment: number) => Promise<void>
  readonly stop: () => void
}

/**
 * Returns a function that starts a new actor of the random machine. Only one may run at a time, because all share
 * their promises and callbacks.
 */
export const plainOf = (root: RandomState): (() => Promise<PlainActor>) => {
  const promises = new Map<string, { resolve: (output: unknown) => void; reject: (error: unknown) => void }>()
  const callbacks = new Map<string, (event: AnyEventObject) => void>()
  const actors: Record<string, AnyActorLogic> = {}
  for (const id of invokesIn(root)) {
    actors[id] = id.startsWith('p')
      ? fromPromise(
          ({ signal }) =>
            new Promise((resolve, reject) => {
              const own = { resolve, reject }
              promises.set(id, own)
              signal.addEventListener('abort', () => promises.get(id) === own && promises.delete(id))
            }),
        )
      : fromCallback(({ sendBack }) => {
          callbacks.set(id, sendBack)
          return () => {
            if (callbacks.get(id) === sendBack) callbacks.delete(id)
          }
        })
  }
  const machine = chartOf(root, actors, MOST)
  let taken: string[] = []
  // Each transition gets an extra action that records it, because XState runs actions only of transitions that it
  // takes.
  for (const [transition, name] of transitionsOf(machine)) {
    transition.actions = [() => void taken.push(name), ...transition.actions]
  }

  return async () => {
    promises.clear()
    callbacks.clear()
    taken = []
    let now = 0
    let count = 0
    let label = ''
    let timers: Timer[] = []
    const actor = createActor(machine, {
      clock: {
        setTimeout: (fire: () => void, delay: number) => {
          count += 1
          timers.push({ id: count, due: now + delay, type: label, fire })
          return count
        },
        clearTimeout: (id: number) => {
          timers = timers.filter((timer) => timer.id !== id)
        },
      },
    })
    const { scheduler } = actor.system as unknown as {
      scheduler: {
        schedule: (
          source: AnyActorRef,
          target: AnyActorRef,
          event: AnyEventObject,
          delay: number,
          id?: string,
        ) => void
      }
    }
    const { schedule } = scheduler
    scheduler.schedule = (source, target, event, delay, id) => {
      label = event.type
      schedule(source, target, event, delay, id)
    }
    actor.subscribe({ error: () => undefined })
    actor.start()
    await settle()

    const next = () => timers.toSorted((a, b) => a.due - b.due || a.id - b.id)[0]
    return {
      snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
      taken: () => {
        const all = taken
        taken = []
        return all
      },
      send: async (event) => {
        actor.send(event)
        await settle()
      },
      answerable: () => [...promises.keys()],
      sending: () => [...callbacks.keys()],
      answer: async (id, isDone) => {
        const promise = promises.get(id)
        promises.delete(id)
        if (isDone) promise?.resolve(null)
        else promise?.reject(null)
        await settle()
        return promise !== undefined
      },
      tell: async (id, event) => {
        const sendBack = callbacks.get(id)
        sendBack?.(event)
        await settle()
        return sendBack !== undefined
      },
      running: () => timers,
      putClockTo: async (moment) => {
        for (let timer = next(); timer !== undefined && timer.due <= moment; timer = next()) {
          now = timer.due
          const { id } = timer
          timers = timers.filter((one) => one.id !== id)
          timer.fire()
        }
        now = moment
        await settle()
      },
      stop: () => {
        actor.stop()
      },
    }
  }
}
