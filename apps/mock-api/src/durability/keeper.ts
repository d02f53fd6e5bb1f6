import type { WorldOptions } from '@portal/fixtures'
import type { Keeper } from '../control/sessions.ts'
import type { Change } from '../world/changes.ts'
import { openDataFile, type Write } from './dataFile.ts'
import { DataError } from './errors.ts'

const FORMAT = 1

export interface DataHeader extends WorldOptions {
  readonly v: typeof FORMAT
  /**
   * Real time at which the clock of the world started at `now`, ms since the epoch. The clock also runs while no
   * server does.
   */
  readonly began: number
}

/** Requested world. Undefined values come from the file. */
export interface RequestedWorld {
  readonly seed: number | undefined
  readonly size: WorldOptions['size'] | undefined
  readonly now: string | undefined
}

/** One line: the changes of one request in a mock session, or a reset of the session. */
type Entry =
  | { readonly s: string; readonly c: readonly Change[] }
  | { readonly s: string; readonly reset: true }

const KINDS: Readonly<Record<Change['kind'], true>> = {
  record: true,
  removed: true,
  intervention: true,
  settings: true,
  message: true,
  chargerHistory: true,
  notes: true,
  description: true,
  account: true,
  file: true,
  banner: true,
  password: true,
  clock: true,
  repeat: true,
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEntry = (value: unknown): value is Entry => {
  if (!isObject(value) || typeof value.s !== 'string') return false
  if (value.reset === true) return true
  return (
    Array.isArray(value.c) &&
    value.c.every((change) => isObject(change) && Object.hasOwn(KINDS, String(change.kind)))
  )
}

/**
 * Returns a key for a change; a later change with the same key replaces it. Undefined if the change is never replaced.
 */
const subjectOf = (change: Change): string | undefined => {
  switch (change.kind) {
    case 'record':
      return `record ${change.class} ${change.record.Id}`
    case 'removed':
      return `removed ${change.class} ${change.id}`
    case 'settings':
      return `settings ${change.charger}`
    case 'message':
      return `message ${change.message.Id}`
    case 'chargerHistory':
      return `chargerHistory ${change.charger}`
    case 'notes':
      return `notes ${change.of}`
    case 'file':
      return `file ${change.id}`
    case 'description':
      return `description ${change.session}`
    case 'account':
    case 'password':
      return `${change.kind} ${change.username}`
    case 'repeat':
      return `repeat ${change.key}`
    case 'banner':
    case 'clock':
      return change.kind
    case 'intervention':
      // Interventions build on each other, so all are kept in order.
      return undefined
  }
}

/** Returns the changes that are still needed, without resets and overwritten values. */
const foldEntries = (entries: readonly unknown[], path: string): Map<string, Map<string, Change>> => {
  const sessions = new Map<string, Map<string, Change>>()
  let count = 0
  for (const [index, entry] of entries.entries()) {
    if (!isEntry(entry))
      throw new DataError(`${path} was left unchanged: line ${index + 2} is of an unknown kind.`)
    if ('reset' in entry) {
      sessions.delete(entry.s)
      continue
    }
    const changes = sessions.get(entry.s) ?? new Map<string, Change>()
    sessions.set(entry.s, changes)
    for (const change of entry.c) {
      count += 1
      changes.set(subjectOf(change) ?? `${change.kind} ${count}`, change)
    }
  }
  return sessions
}

/** The file is compacted at startup if its superfluous lines outnumber the needed ones by more than this. */
const SPARE_LINES = 100

const isHeader = (value: unknown): value is DataHeader => {
  if (!isObject(value)) return false
  const { seed, size, now, began } = value
  return (
    Number.isSafeInteger(seed) &&
    (size === 'small' || size === 'medium' || size === 'large') &&
    typeof now === 'string' &&
    !Number.isNaN(Date.parse(now)) &&
    Number.isSafeInteger(began)
  )
}

const checkHeader = (header: unknown, requested: RequestedWorld, path: string): DataHeader => {
  const version = isObject(header) ? header.v : undefined
  if (version !== FORMAT)
    throw new DataError(
      `${path} was left unchanged: its format is ${String(version)}, but this server expects ${FORMAT}.`,
    )
  if (!isHeader(header)) throw new DataError(`${path} was left unchanged: line 1 does not describe a world.`)
  for (const name of ['seed', 'size', 'now'] as const) {
    const option = requested[name]
    if (option !== undefined && option !== header[name])
      throw new DataError(
        `${path} holds a world with ${name} ${header[name]}, not ${option}. Leave out --${name}, or use another file for the other world.`,
      )
  }
  return header
}

export interface OpenedKeeper extends Keeper {
  readonly header: DataHeader
  readonly notices: readonly string[]
  readonly close: () => void
}

/**
 * Persists changes in a file. `keep` returns once the operating system has them, so they survive a crash of the
 * process, but not necessarily a power failure.
 */
export const openKeeper = (
  path: string,
  requested: RequestedWorld,
  fresh: Omit<DataHeader, 'v'>,
  write?: Write,
): OpenedKeeper => {
  const accept = (header: unknown, entries: readonly unknown[], file: string) => ({
    header: checkHeader(header, requested, file),
    sessions: foldEntries(entries, file),
    lines: entries.length,
  })
  const data = openDataFile(path, { v: FORMAT, ...fresh }, accept, write)
  const { header, sessions, lines } = data.content
  const stored = new Map([...sessions].map(([id, changes]) => [id, [...changes.values()]]))
  const needed = [...stored].flatMap(([s, changes]) =>
    changes.map((change) => ({ s, c: [change] }) satisfies Entry),
  )
  if (lines > 2 * needed.length + SPARE_LINES) data.rewrite(needed)
  const ids = new Set(stored.keys())
  return {
    header,
    notices: data.notices,
    stored,
    has: (sessionId) => ids.has(sessionId),
    keep: (sessionId, changes) => {
      data.append({ s: sessionId, c: changes } satisfies Entry)
      ids.add(sessionId)
    },
    forget: (sessionId) => {
      data.append({ s: sessionId, reset: true } satisfies Entry)
      ids.delete(sessionId)
    },
    close: data.close,
  }
}
