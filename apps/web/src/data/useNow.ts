import { SECOND_MS } from '@portal/schemas'
import { useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'

/** Ticks on the full second, so that all views change together. */
const everySecond = (tick: () => void): (() => void) => {
  let timer = setTimeout(
    () => {
      tick()
      timer = setInterval(tick, SECOND_MS)
    },
    SECOND_MS - (Date.now() % SECOND_MS),
  )
  return () => clearTimeout(timer)
}

/** Returns the server time, rounded down; a view renders again only when the rounded time changes. */
export const useNow = (precisionMs: number = SECOND_MS): number => {
  const { bco } = useSystem()
  return useSyncExternalStore(everySecond, () => Math.floor(bco().now() / precisionMs) * precisionMs)
}
