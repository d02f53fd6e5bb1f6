import type { ResultStatus } from '@portal/schemas'

/** Kinds of news, which are fetched when the centre opens and link to an action. */
export const NEWS_KINDS = ['chargerError', 'chargerOffline', 'requestDate'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

/** A notification, or an event that happened while the person was away. */
export interface CentreEntry {
  readonly id: string
  /** Last occurrence, in ms since 1970. */
  readonly at: number
  /** Number of occurrences on that day. */
  readonly count: number
  readonly isRead: boolean
  readonly colour: ResultStatus
  readonly code?: string | undefined
  /** Text of the notification, or the subject of the news. */
  readonly content: string
  readonly news?: NewsKind | undefined
  /** Link to an action. */
  readonly href?: string | undefined
  /** True if the action is no longer needed. */
  readonly isOver?: boolean | undefined
}

/** A notification to add. The same key on the same day counts as a repeat. */
export interface NewEntry extends Pick<CentreEntry, 'at' | 'colour' | 'code' | 'content'> {
  readonly key: string
  readonly day: string
}

/** Maximum number of stored entries; the oldest ones are dropped. */
export const MOST_ENTRIES = 200
/** Entries are dropped after this time. */
export const KEPT_MS = 30 * 86_400_000

const newestFirst = (a: CentreEntry, b: CentreEntry): number => b.at - a.at

/** Returns the unexpired entries, newest first and at most {@link MOST_ENTRIES}. */
export const unexpiredAt = (entries: readonly CentreEntry[], now: number): readonly CentreEntry[] =>
  entries
    .filter(({ at }) => at > now - KEPT_MS && at <= now + KEPT_MS)
    .toSorted(newestFirst)
    .slice(0, MOST_ENTRIES)

/** Adds a notification, or counts it as a repeat if it has already occurred on that day. */
export const withEntry = (
  entries: readonly CentreEntry[],
  { key, day, at, colour, code, content }: NewEntry,
): readonly CentreEntry[] => {
  const id = `${day} ${key}`
  const repeated = entries.find((entry) => entry.id === id)
  const added = { id, at, colour, code, content, count: (repeated?.count ?? 0) + 1, isRead: false }
  return unexpiredAt([added, ...entries.filter((entry) => entry !== repeated)], at)
}

/** Adds news, and marks earlier news as over if it no longer applies. */
export const withNews = (
  entries: readonly CentreEntry[],
  news: readonly CentreEntry[],
  now: number,
): readonly CentreEntry[] => {
  const current = new Set(news.map(({ id }) => id))
  const earlierIds = new Set(entries.map(({ id }) => id))
  const older = entries.map((entry) =>
    entry.news === undefined ? entry : { ...entry, isOver: !current.has(entry.id) },
  )
  return unexpiredAt([...older, ...news.filter(({ id }) => !earlierIds.has(id))], now)
}

/** True if an action is still needed. */
export const needsAction = ({ href, isOver }: CentreEntry): boolean => href !== undefined && isOver !== true
