import type { Query } from './query.ts'

/**
 * Several reads as one: the data of all once all of it is there, as old as the oldest of it, and what failed of what is
 * still missing, or else of what stays. Trying again asks for what failed.
 */
export const together = <T extends readonly unknown[]>(
  reads: readonly [...{ readonly [K in keyof T]: Query<T[K]> }],
): Query<T> => {
  const all: readonly Query<unknown>[] = reads
  const missing = all.filter(({ data }) => data === undefined)
  const isWhole = missing.length === 0
  return {
    data: isWhole ? (all.map(({ data }) => data) as unknown as T) : undefined,
    at: isWhole ? Math.min(...all.map(({ at }) => at ?? Number.POSITIVE_INFINITY)) : undefined,
    error: (isWhole ? all : missing).find(({ error }) => error)?.error,
    retry: () => {
      for (const { error, retry } of all) if (error) retry()
    },
  }
}
