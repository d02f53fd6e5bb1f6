import type { ResultStatus } from '@portal/schemas'

/** What news can be about: they are found when the centre is opened, and lead to what can be done. */
export const NEWS_KINDS = ['chargerError', 'chargerOffline', 'requestDate'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

/** A notification, or something that happened while the person was away. */
export interface CentreEntry {
  readonly id: string
  /** When it happened last, in ms since 1970. */
  readonly at: number
  /** How often, on its day. */
  readonly count: number
  readonly isRead: boolean
  readonly colour: ResultStatus
  readonly code?: string | undefined
  /** What was said; of news what it is about. */
  readonly content: string
  readonly news?: NewsKind | undefined
  /** Where something can be done about it. */
  readonly href?: string | undefined
  /** Nothing needs to be done any more. */
  readonly isOver?: boolean | undefined
}

/** The message and its day: the same message on the same day counts as a repeat. */
export interface ToldEntry extends Pick<CentreEntry, 'at' | 'colour' | 'code' | 'content'> {
  readonly key: string
  readonly day: string
}

/** Newer ones are kept, so that a device is never filled up. */
export const MOST_ENTRIES = 200
/** After so long an entry is dropped. */
export const KEPT_MS = 30 * 86_400_000

const newestFirst = (a: CentreEntry, b: CentreEntry): number => b.at - a.at

/** Those that are still kept at a moment, newest first. */
export const keptAt = (entries: readonly CentreEntry[], now: number): readonly CentreEntry[] =>
  entries
    .filter(({ at }) => at > now - KEPT_MS && at <= now + KEPT_MS)
    .toSorted(newestFirst)
    .slice(0, MOST_ENTRIES)

/** Adds a notification: as a repeat if it was there before on that day. */
export const withTold = (
  entries: readonly CentreEntry[],
  { key, day, at, colour, code, content }: ToldEntry,
): readonly CentreEntry[] => {
  const id = `${day} ${key}`
  const known = entries.find((entry) => entry.id === id)
  const told = { id, at, colour, code, content, count: (known?.count ?? 0) + 1, isRead: false }
  return keptAt([told, ...entries.filter((entry) => entry !== known)], at)
}

/** Adds news that were not known, and marks those as over that are none any more. */
export const withNews = (
  entries: readonly CentreEntry[],
  news: readonly CentreEntry[],
  now: number,
): readonly CentreEntry[] => {
  const current = new Set(news.map(({ id }) => id))
  const known = new Set(entries.map(({ id }) => id))
  const older = entries.map((entry) =>
    entry.news === undefined ? entry : { ...entry, isOver: !current.has(entry.id) },
  )
  return keptAt([...older, ...news.filter(({ id }) => !known.has(id))], now)
}

/** Whether something is left to do about it. */
export const needsAction = ({ href, isOver }: CentreEntry): boolean => href !== undefined && isOver !== true
