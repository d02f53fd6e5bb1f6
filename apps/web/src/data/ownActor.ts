import { useEffect, useRef, useState } from 'react'
import type { AnyActorRef } from 'xstate'

/** An actor that lives as long as the view that started it: with the view it ends, and what it holds is gone. */
export const useOwnActor = <T extends AnyActorRef & { stop: () => unknown }>(start: () => T): T => {
  const [actor] = useState(start)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // In development React takes every view away once and puts it back at once.
      queueMicrotask(() => {
        if (!isShown.current) actor.stop()
      })
    }
  }, [actor])
  return actor
}
