import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type Snapshot,
} from 'xstate'
import { type Invoked, invokedBy } from './actors.ts'

interface Gate {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Replaces the snapshot of a child gate. All other events come from the machine. */
interface Become {
  readonly type: 'gate.become'
  readonly snapshot: Snapshot<unknown>
}

/**
 * Snapshot of a child before the test sets one, and after it stops. XState forwards only the snapshots of active
 * children, so the parent does not receive this one.
 */
const SILENT = { status: 'stopped', output: undefined, error: undefined } as const

/**
 * A machine whose invoked actors are controlled by a test, which settles promises, sends events of callbacks and sets
 * snapshots of child machines.
 */
export interface Gates<TMachine extends AnyStateMachine> {
  readonly machine: TMachine
  isOpen(id: string): boolean
  release(id: string, output?: unknown): void
  refuse(id: string, error: unknown): void
  send(id: string, event: AnyEventObject): void
  /** Reports this snapshot of the child machine to its parent. */
  tell(id: string, snapshot: AnyMachineSnapshot): void
  /** Ids of the actors started since the last call. */
  takeStarted(): string[]
}

/**
 * Creates the gates of a machine. `callbacks` and `children`: ids of invoked callbacks and child machines. `excluded`:
 * ids of actors that run unchanged.
 */
export const createGates = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  callbacks: readonly string[] = [],
  excluded: readonly string[] = [],
  children: readonly string[] = [],
): Gates<TMachine> => {
  let started: string[] = []
  const gates = new Map<string, Gate>()
  const senders = new Map<string, (event: AnyEventObject) => void>()
  const tellers = new Map<string, AnyActorRef>()

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
        // The next actor with this id may already be running, so close only the gate of this one.
        signal.addEventListener('abort', () => {
          if (gates.get(self.id) === gate) gates.delete(self.id)
        })
      }),
  )
  const child: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
    getInitialSnapshot: () => SILENT,
    start: (_, { self }) => {
      started.push(self.id)
      tellers.set(self.id, self)
    },
    transition: (snapshot, event, { self }) => {
      if (event.type === 'gate.become') return (event as Become).snapshot
      if (event.type !== 'xstate.stop') return snapshot
      if (tellers.get(self.id) === self) tellers.delete(self.id)
      return SILENT
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  const gateFor = ({ id, kind }: Invoked) => {
    if (children.includes(id)) return child
    return callbacks.includes(id) || kind === 'callback' ? callback : promise
  }
  const actors = Object.fromEntries(
    invokedBy(machine)
      .filter(({ id }) => !excluded.includes(id))
      .map((invoked) => [invoked.src, gateFor(invoked)]),
  )

  const become = (id: string, snapshot: Snapshot<unknown>) => {
    const teller = tellers.get(id)
    if (!teller) throw new Error(`'${id}' is not running`)
    teller.send({ type: 'gate.become', snapshot } satisfies Become)
  }
  const takeGate = (id: string): Gate => {
    const gate = gates.get(id)
    if (!gate) throw new Error(`'${id}' is not running`)
    gates.delete(id)
    return gate
  }

  return {
    machine: machine.provide({ actors } as never) as TMachine,
    isOpen: (id) => gates.has(id) || senders.has(id) || tellers.has(id),
    release: (id, output) => {
      if (children.includes(id)) become(id, { status: 'done', output, error: undefined })
      else takeGate(id).resolve(output)
    },
    refuse: (id, error) => {
      if (children.includes(id)) become(id, { status: 'error', output: undefined, error })
      else takeGate(id).reject(error)
    },
    send: (id, event) => {
      const sendBack = senders.get(id)
      if (!sendBack) throw new Error(`'${id}' is not running`)
      sendBack(event)
    },
    tell: become,
    takeStarted: () => {
      const taken = started
      started = []
      return taken
    },
  }
}

/** Flushes microtasks until a released promise has reached its parent and grandparent. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
