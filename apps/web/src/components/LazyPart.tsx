import type { Failure } from '@portal/machines'
import type { ReactNode } from 'react'
import { type PartSource, usePart } from '../data/lazyPart.ts'

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
