import type { Route } from '@portal/schemas'
import type { OperationId, OperationInput } from '@portal/schemas/contract'
import { type Answer, type Bco, isBcoFailure } from '../services/bco.ts'
import type { Arrived } from '../services/readers/index.ts'

/** What was asked for before anybody wanted it is asked for again after this time. */
const MAX_AGE_MS = 10_000

interface Asked {
  readonly answer: Promise<Answer<unknown>>
  readonly at: number
  readonly stop: () => void
}

export type Ahead = ReturnType<typeof createAhead>

/**
 * What a visit shows first is asked for while it is still being found out whose visit it is: side by side instead of one
 * round trip after the other. Each answer is taken once, by the first who would ask the same.
 */
export const createAhead = (bco: () => Bco) => {
  const asked = new Map<string, Asked>()
  const keyOf = (route: Route, input: unknown) => `${route.id} ${JSON.stringify(input)}`

  return {
    ask<K extends OperationId>(route: Route & { readonly id: K }, input: OperationInput<K>) {
      const over = new AbortController()
      const key = keyOf(route, input)
      const one = {
        answer: bco().call(route, input, { signal: over.signal }),
        at: Date.now(),
        stop: () => over.abort(),
      }
      asked.set(key, one)
      // The stored sign-in was gone by then: the next person to sign in asks again.
      one.answer.catch((error: unknown) => {
        if (asked.get(key) === one && isBcoFailure(error) && error.code === 'NOTLOGGEDIN') asked.delete(key)
      })
    },
    /** The answer to the same question, if it was asked ahead. With `signal` it is no longer waited for. */
    take<K extends OperationId>(
      route: Route & { readonly id: K },
      input: OperationInput<K>,
      signal?: AbortSignal,
    ): Promise<Answer<Arrived<K>>> | undefined {
      const key = keyOf(route, input)
      const one = asked.get(key)
      if (!one) return undefined
      asked.delete(key)
      if (Date.now() - one.at > MAX_AGE_MS) {
        one.stop()
        return undefined
      }
      signal?.addEventListener('abort', one.stop)
      // Kept under the name of its operation, which says what it answers.
      return one.answer as Promise<Answer<Arrived<K>>>
    },
    /** Another person or relation: nothing that was asked for the former counts, answered or not. */
    clear() {
      for (const { stop } of asked.values()) stop()
      asked.clear()
    },
  }
}
