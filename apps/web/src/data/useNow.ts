import { SECOND_MS } from '@portal/schemas'
import { useSyncExternalStore } from 'react'
import { useSystem } from '../app/context.ts'

/** Ticks on the full second, so all views change together. */
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

/** Returns a value computed from the server time in full seconds; a view re-renders only when the value changes. */
export const useClock = <T extends string | number>(valueAt: (now: number) => T): T => {
  const { bco } = useSystem()
  return useSyncExternalStore(everySecond, () => valueAt(Math.floor(bco().now() / SECOND_MS) * SECOND_MS))
}

/** Returns the server time, rounded down to a whole multiple of `precisionMs`. */
export const useNow = (precisionMs: number = SECOND_MS): number =>
  useClock((now) => Math.floor(now / precisionMs) * precisionMs)
