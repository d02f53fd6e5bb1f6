import { CHUNK_TIMED_OUT, type Failure, toFailure } from '@portal/machines'
import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import { type ReactNode, useDeferredValue } from 'react'
import useSWR from 'swr'
import { useSystem } from '../app/context.ts'
import { loadPart, type PartSource } from '../data/lazyPart.ts'
import { PART } from '../data/written.ts'

const rejectLate = <T,>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: CHUNK_TIMED_OUT } satisfies Failure), CHUNK_LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** Loading state of a part. `part` and `failure` are undefined while it loads. */
export interface LoadingPart<T> {
  readonly part: T | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/**
 * Loads a part when a view first shows it. Times out after 120 seconds (S9). After a failure, it loads again on
 * `retry`, on the next mount, or when the browser is back online. Loads nothing without a source.
 */
export const usePart = <T,>(source: PartSource<T> | undefined): LoadingPart<T> => {
  const { appearance } = useSystem()
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    // Sources with the same loader share one cache entry.
    source ? [PART, source.load] : null,
    source ? () => rejectLate(loadPart(source, appearance)) : null,
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  return {
    part: data,
    failure: data === undefined && error !== undefined && !isValidating ? toFailure(error) : undefined,
    retry: () => void mutate(),
  }
}

export interface LazyPartProps<T> {
  source: PartSource<T>
  loading?: ReactNode
  /** Shown after a failure or a timeout of 120 seconds (S9). */
  failed: (failure: Failure, retry: () => void) => ReactNode
  children: (part: T) => ReactNode
}

export const LazyPart = <T,>({ source, loading = null, failed, children }: LazyPartProps<T>) => {
  const { part, failure, retry } = usePart(source)
  // Deferred, so React renders the part in slices: one long render would block input on phones.
  const isReady = useDeferredValue(part !== undefined)
  if (part !== undefined && isReady) return children(part)
  return failure ? failed(failure, retry) : loading
}
