import { useEffect } from 'react'
import { repeatWhileSeen } from './page.ts'

interface Refreshed {
  send: (event: { readonly type: 'REFRESH' }) => void
}

/** Refetches at an interval while the page is visible and online; never without an interval. */
export const useRefresh = (actor: Refreshed, everyMs: number | undefined): void =>
  useEffect(
    () =>
      everyMs === undefined ? undefined : repeatWhileSeen(everyMs, () => actor.send({ type: 'REFRESH' })),
    [actor, everyMs],
  )

/**
 * Returns the rows of a newer response. Known rows stay in place, so they do not move under the pointer; new rows fill
 * the gaps.
 */
export const inPlace = <T extends { readonly Id: string }>(
  before: readonly T[],
  after: readonly T[],
): readonly T[] => {
  const existingIds = new Set(before.map(({ Id }) => Id))
  const newer = new Map(after.map((row) => [row.Id, row]))
  const come = after.filter(({ Id }) => !existingIds.has(Id))
  const updated = before.flatMap(({ Id }) => newer.get(Id) ?? come.shift() ?? [])
  return [...updated, ...come]
}
