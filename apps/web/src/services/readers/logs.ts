import { count, date, entries, id, optionalText, record, text, usableEntries } from './read.ts'

const entry = record({ Id: id, Kind: id, Target: id, Since: date, Tries: count, LastError: optionalText })
export type ReadBacklogEntry = ReturnType<typeof entry>

export const readBacklog = record({ Id: id, Waiting: count, Entries: entries(entry) })

const group = record({ Code: text, Level: id, Count: count, Open: count, First: date, Last: date })
export type ReadErrorGroup = ReturnType<typeof group>

/** Reads errors by code. A group without a last time or without errors is skipped. */
export const readErrorGroups = usableEntries(group, ({ Last, Count }) => (Last ?? '') !== '' && Count > 0)
