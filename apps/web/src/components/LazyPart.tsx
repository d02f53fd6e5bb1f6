import { type Failure, selectPart, selectPartError } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { useSystem } from '../app/context.ts'
import { lazyPart, type PartSource } from '../data/lazyPart.ts'

export interface LazyPartProps<T> {
  source: PartSource<T>
  /** Shown while the part is loaded. */
  loading?: ReactNode
  /** Shown when it did not come, or not within 120 seconds (S9). */
  failed: (failure: Failure, retry: () => void) => ReactNode
  children: (part: T) => ReactNode
}

/** Loads a part when it is first shown, and shows the face of each state it is in. */
export const LazyPart = <T,>({ source, loading = null, failed, children }: LazyPartProps<T>) => {
  const actor = lazyPart(source, useSystem().appearance)
  // A part that did not come is asked for again when a view shows it again.
  useEffect(() => actor.send({ type: 'OPEN' }), [actor])
  const part = useSelector(actor, selectPart<T>)
  const error = useSelector(actor, selectPartError)
  if (part !== undefined) return children(part)
  return error ? failed(error, () => actor.send({ type: 'RETRY' })) : loading
}
