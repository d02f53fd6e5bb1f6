import type { Query } from './query.ts'

/**
 * Combines several queries into one. It has data once all parts have data, with the time of the oldest part. Until
 * then, it reports only errors of parts without data. A retry repeats only the failed parts.
 */
export const combineReads = <T extends readonly unknown[]>(
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
