import { useEffect, useReducer } from 'react'

/** Minimum interval between two announcements, to limit interruptions for screen reader users. */
export const ANNOUNCE_EVERY_MS = 60_000

interface Announcer {
  readonly unread: number
  /** Last announcement; undefined after the interval. A new object restarts the interval. */
  readonly announcement: { readonly count: number } | undefined
  /** Set when new entries arrive during the interval. */
  readonly isBehind: boolean
}

type AnnouncerEvent = { readonly type: 'COUNT'; readonly unread: number } | { readonly type: 'INTERVAL_OVER' }

const reduce = (announcer: Announcer, event: AnnouncerEvent): Announcer => {
  if (event.type === 'INTERVAL_OVER') {
    const announcement = announcer.isBehind ? { count: announcer.unread } : undefined
    return { ...announcer, announcement, isBehind: false }
  }
  const { unread } = event
  const { announcement, isBehind } = announcer
  const isMore = unread > announcer.unread
  if (announcement) return { unread, announcement, isBehind: unread > 0 && (isMore || isBehind) }
  return { unread, announcement: isMore ? { count: unread } : undefined, isBehind: false }
}

/**
 * Returns the number of unread entries to announce after new entries, at most once a minute (3.6); otherwise
 * undefined. The count at the first render is never announced.
 */
export const useUnreadAnnouncer = (unread: number): number | undefined => {
  const [{ announcement }, dispatch] = useReducer(reduce, {
    unread,
    announcement: undefined,
    isBehind: false,
  })
  useEffect(() => dispatch({ type: 'COUNT', unread }), [unread])
  useEffect(() => {
    if (!announcement) return
    const timer = setTimeout(() => dispatch({ type: 'INTERVAL_OVER' }), ANNOUNCE_EVERY_MS)
    return () => clearTimeout(timer)
  }, [announcement])
  return announcement?.count
}
