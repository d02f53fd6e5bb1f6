import { useEffect } from 'react'
import { repeatWhileSeen } from './page.ts'

/** A machine whose data can be read again because time has passed. */
interface Refreshed {
  send: (event: { readonly type: 'REFRESH' }) => void
}

/** What is on screen is read again every so often while it is seen; never without a time. */
export const useRefresh = (chart: Refreshed, everyMs: number | undefined): void =>
  useEffect(
    () =>
      everyMs === undefined ? undefined : repeatWhileSeen(everyMs, () => chart.send({ type: 'REFRESH' })),
    [chart, everyMs],
  )

/**
 * The rows of a newer answer, those known before in the place that they had: what is under the pointer must not become
 * another row. A place that is left is taken by a row that has come.
 */
export const inPlace = <T extends { readonly Id: string }>(
  before: readonly T[],
  after: readonly T[],
): readonly T[] => {
  const known = new Set(before.map(({ Id }) => Id))
  const newer = new Map(after.map((row) => [row.Id, row]))
  const come = after.filter(({ Id }) => !known.has(Id))
  const kept = before.flatMap(({ Id }) => newer.get(Id) ?? come.shift() ?? [])
  return [...kept, ...come]
}
