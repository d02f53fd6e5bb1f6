import { useEffect, useRef, useState } from 'react'
import type { AnyActorRef } from 'xstate'
import { useLatest } from './latest.ts'

/** An actor that lives as long as the view that started it: with the view it ends, unless that is decided otherwise. */
export const useOwnActor = <T extends AnyActorRef & { stop: () => unknown }>(
  start: () => T,
  end: (actor: T) => void = (actor) => {
    actor.stop()
  },
): T => {
  const [actor] = useState(start)
  const isShown = useRef(false)
  const latest = useLatest(end)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // In development React takes every view away once and puts it back at once.
      queueMicrotask(() => {
        if (!isShown.current) latest()(actor)
      })
    }
  }, [actor, latest])
  return actor
}
