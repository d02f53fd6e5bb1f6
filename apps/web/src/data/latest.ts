import { useCallback, useLayoutEffect, useRef } from 'react'

/** What the last drawing of a view had, for a chart that was started by an earlier one. */
export const useLatest = <T>(value: T): (() => T) => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}
