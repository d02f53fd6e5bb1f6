import { CHUNK_TIMED_OUT, type Failure, toFailure } from '@portal/machines'
import { CHUNK_LOAD_TIMEOUT_MS } from '@portal/schemas'
import type { ReactNode } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useSystem } from '../app/context.ts'
import { loadPart, type PartSource } from '../data/lazyPart.ts'

const rejectLate = <T,>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: CHUNK_TIMED_OUT } satisfies Failure), CHUNK_LOAD_TIMEOUT_MS)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** A part as a view sees it: neither loaded nor failed while it is on its way. */
export interface LoadingPart<T> {
  readonly part: T | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/**
 * Loads a part when a view first shows it. It fails after 120 seconds (S9), and is loaded again by `retry`, when it is shown
 * again, or when the browser is back online. Without a source nothing is loaded.
 */
export const usePart = <T,>(source: PartSource<T> | undefined): LoadingPart<T> => {
  const { appearance } = useSystem()
  const { cache } = useSWRConfig()
  // Sources with the same loader are one part.
  const key = source && ['part', source.load]
  const loaded = () => cache.get(unstable_serialize(key))?.data as T | undefined
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    key,
    // A write revalidates every key, which must not load a part again.
    source ? () => loaded() ?? rejectLate(loadPart(source, appearance)) : null,
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
  /** Shown while the part is loaded. */
  loading?: ReactNode
  /** Shown when it did not come, or not within 120 seconds (S9). */
  failed: (failure: Failure, retry: () => void) => ReactNode
  children: (part: T) => ReactNode
}

/** Loads a part when it is first shown. */
export const LazyPart = <T,>({ source, loading = null, failed, children }: LazyPartProps<T>) => {
  const { part, failure, retry } = usePart(source)
  if (part !== undefined) return children(part)
  return failure ? failed(failure, retry) : loading
}
