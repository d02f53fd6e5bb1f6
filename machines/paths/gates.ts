import { type AnyEventObject, type AnyStateMachine, fromCallback, fromPromise } from 'xstate'
import { invokesOf } from './transitions.ts'

interface Gate {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** A chart whose invoked actors wait for a test: its promises are answered when released, its callbacks send what they are told to. */
export interface Gates<TMachine extends AnyStateMachine> {
  readonly machine: TMachine
  isOpen(id: string): boolean
  release(id: string, output?: unknown): void
  refuse(id: string, error: unknown): void
  send(id: string, event: AnyEventObject): void
  /** Ids of the actors that were started since the last call. */
  takeStarted(): string[]
}

/** `callbacks` are the ids of the invoked actors that send events; `kept` are run as they are. */
export const createGates = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  callbacks: readonly string[] = [],
  kept: readonly string[] = [],
): Gates<TMachine> => {
  let started: string[] = []
  const gates = new Map<string, Gate>()
  const senders = new Map<string, (event: AnyEventObject) => void>()

  const callback = fromCallback<AnyEventObject>(({ sendBack, self }) => {
    started.push(self.id)
    senders.set(self.id, sendBack)
    return () => {
      if (senders.get(self.id) === sendBack) senders.delete(self.id)
    }
  })
  const promise = fromPromise<unknown>(
    ({ self, signal }) =>
      new Promise((resolve, reject) => {
        started.push(self.id)
        const gate = { resolve, reject }
        gates.set(self.id, gate)
        // The next actor of this id may be running already: only the own gate closes.
        signal.addEventListener('abort', () => {
          if (gates.get(self.id) === gate) gates.delete(self.id)
        })
      }),
  )
  const actors = Object.fromEntries(
    [...invokesOf(machine)]
      .filter(([id]) => !kept.includes(id))
      .map(([id, src]) => [src, callbacks.includes(id) ? callback : promise]),
  )

  const takeGate = (id: string): Gate => {
    const gate = gates.get(id)
    if (!gate) throw new Error(`'${id}' is not running`)
    gates.delete(id)
    return gate
  }

  return {
    machine: machine.provide({ actors } as never) as TMachine,
    isOpen: (id) => gates.has(id) || senders.has(id),
    release: (id, output) => takeGate(id).resolve(output),
    refuse: (id, error) => takeGate(id).reject(error),
    send: (id, event) => {
      const sendBack = senders.get(id)
      if (!sendBack) throw new Error(`'${id}' is not running`)
      sendBack(event)
    },
    takeStarted: () => {
      const taken = started
      started = []
      return taken
    },
  }
}

/** Enough turns of the microtask queue for a released promise to reach its parent, and its parent's parent. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
