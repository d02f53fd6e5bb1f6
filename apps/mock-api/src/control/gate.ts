import type { Operation } from './operations.ts'
import type { Outcome } from './outcome.ts'

export interface HoldStatus {
  readonly id: string
  readonly operation: Operation
  readonly method?: string
  readonly waiting: number
}

export interface FaultStatus {
  readonly operation: Operation
  readonly outcome: Outcome
  /** Number of requests that pass before the fault begins. */
  readonly skip: number
  /** Number of requests to which it still applies. Absent for all. */
  readonly left?: number
}

interface Hold {
  readonly id: string
  readonly operation: Operation
  readonly method: string | undefined
  readonly waiting: ((outcome: Outcome) => void)[]
  /** Releases that arrived before their request. */
  readonly owed: (() => void)[]
}

interface Fault {
  readonly operation: Operation
  readonly outcome: Outcome
  /** Number of requests that still pass before the fault begins. */
  skip: number
  /** Number of requests to which it still applies. Undefined for all. */
  left: number | undefined
}

export type Gate = ReturnType<typeof createGate>

/**
 * Decides how the requests of one mock session end. A fault applies its outcome immediately. A hold keeps the request
 * waiting until a test releases it, so tests control the order of events without sleeping.
 */
export const createGate = () => {
  const holds = new Map<string, Hold>()
  const faults: Fault[] = []
  let count = 0

  const faultFor = (operation: Operation): Outcome | undefined => {
    const waiting = faults.filter((candidate) => candidate.operation === operation && candidate.skip > 0)
    const index = faults.findIndex((candidate) => candidate.operation === operation && candidate.skip === 0)
    for (const later of waiting) later.skip -= 1
    const fault = faults[index]
    if (!fault) return undefined
    if (fault.left !== undefined) {
      fault.left -= 1
      if (fault.left === 0) faults.splice(index, 1)
    }
    return fault.outcome
  }

  const waitAt = (hold: Hold, gone: (listener: () => void) => void) =>
    new Promise<Outcome>((resolve) => {
      hold.waiting.push(resolve)
      // A caller that gave up must not consume the release for the next one.
      gone(() => {
        const index = hold.waiting.indexOf(resolve)
        if (index === -1) return
        hold.waiting.splice(index, 1)
        resolve({ kind: 'answer' })
      })
      hold.owed.shift()?.()
    })

  /** Releases one waiting request, or waits for one to arrive. Resolves with false if none arrives in time. */
  const releaseOne = async (hold: Hold, outcome: Outcome, patienceMs: number): Promise<boolean> => {
    if (hold.waiting.length === 0) {
      const came = await new Promise<boolean>((resolve) => {
        const arrived = () => {
          clearTimeout(timer)
          resolve(true)
        }
        const timer = setTimeout(() => {
          hold.owed.splice(hold.owed.indexOf(arrived), 1)
          resolve(false)
        }, patienceMs)
        hold.owed.push(arrived)
      })
      if (!came) return false
    }
    const next = hold.waiting.shift()
    next?.(outcome)
    return next !== undefined
  }

  const remove = (hold: Hold) => {
    holds.delete(hold.id)
    for (const go of hold.waiting.splice(0)) go({ kind: 'answer' })
  }

  return {
    /** Resolves with the outcome of a request. `gone` registers a listener that runs if the caller gives up. */
    pass: async (
      operation: Operation,
      method: string,
      gone: (listener: () => void) => void,
    ): Promise<Outcome> => {
      const fault = faultFor(operation)
      if (fault) return fault
      const hold = [...holds.values()].find(
        (candidate) => candidate.operation === operation && (candidate.method ?? method) === method,
      )
      return hold ? waitAt(hold, gone) : { kind: 'answer' }
    },
    hold: (operation: Operation, method?: string): string => {
      count += 1
      const id = `hold-${count}`
      holds.set(id, { id, operation, method, waiting: [], owed: [] })
      return id
    },
    holds: (): HoldStatus[] =>
      [...holds.values()].map(({ id, operation, method, waiting }) => ({
        id,
        operation,
        ...(method && { method }),
        waiting: waiting.length,
      })),
    /** Resolves with the number of released requests, or undefined if the hold does not exist. */
    release: async (
      id: string,
      outcome: Outcome,
      times: number,
      patienceMs: number,
    ): Promise<number | undefined> => {
      const hold = holds.get(id)
      if (!hold) return undefined
      for (let released = 0; released < times; released += 1) {
        // One at a time: `times` may exceed the number of requests that are waiting now.
        if (!(await releaseOne(hold, outcome, patienceMs))) return released
      }
      return times
    },
    removeHold: (id: string): boolean => {
      const hold = holds.get(id)
      if (hold) remove(hold)
      return hold !== undefined
    },
    addFault: (operation: Operation, outcome: Outcome, times?: number, skip = 0) => {
      faults.push({ operation, outcome, skip, left: times })
    },
    faults: (): FaultStatus[] =>
      faults.map(({ operation, outcome, skip, left }) => ({
        operation,
        outcome,
        skip,
        ...(left !== undefined && { left }),
      })),
    clearFaults: () => {
      faults.length = 0
    },
    clear: () => {
      faults.length = 0
      for (const hold of holds.values()) remove(hold)
    },
    isWaiting: () => [...holds.values()].some((hold) => hold.waiting.length > 0),
  }
}
