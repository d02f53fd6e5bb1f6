import { BULK_CONFIRM_ABOVE, type BulkRunRef } from '@portal/machines'
import { useSystem, useUserInfo } from '../../../app/context.ts'
import { type BulkWork, bulkRunOf } from '../../../data/bulkRun.ts'
import { askEveryRecord, type RecordQuery } from '../../../data/everyRecord.ts'
import { askRecord } from '../../../data/records.ts'
import type { Bco } from '../../../services/bco.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import type { RecordScreen } from '../recordScreen.ts'
import { type BulkChoice, type Foreseen, writeOne } from './bulkActions.ts'

/** Action with its records: given ids, or all that match the query. */
export interface BulkSource extends BulkChoice {
  readonly ids: readonly string[] | undefined
  readonly query: RecordQuery
}

export interface BulkItem {
  readonly record: AnyRecord
  readonly choice: BulkChoice
  /** True if the record is already in the target state or may not change to it. */
  readonly staysAsIs: boolean
  readonly foreseen?: Foreseen
}

export type RecordRun = BulkRunRef<BulkSource, BulkItem>

/** Maximum number of parallel reads, to spare the server. */
const AT_ONCE = 6

/** Reads records by id, with the names of linked records. */
export const readOnes = async (
  bco: Bco,
  route: RecordScreen['routes']['one'],
  ids: readonly string[],
  signal: AbortSignal,
  links: readonly string[] = [],
): Promise<readonly AnyRecord[]> => {
  const found: AnyRecord[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).map(async (id) => {
      const { data } = await askRecord(
        bco,
        route,
        { params: { id }, query: links.length > 0 ? { Links: links.join(',') } : {} },
        { signal },
      )
      return data
    })
    found.push(...(await Promise.all(some)))
  }
  return found
}

/** Reads the current records, because those on screen may be stale. */
const check = async (
  bco: Bco,
  { routes }: RecordScreen,
  { ids, query, action, value }: BulkSource,
  signal: AbortSignal,
): Promise<readonly BulkItem[]> => {
  const records = ids
    ? await readOnes(bco, routes.one, ids, signal)
    : (await askEveryRecord(bco, routes.filtered, query, signal)).data
  const choice = { action, value }
  const items: BulkItem[] = []
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const some = records.slice(from, from + AT_ONCE).map(async (record): Promise<BulkItem> => {
      const isOffered = action.isOffered(record, value)
      const foreseen = isOffered ? await action.preview?.read(bco, record, signal) : undefined
      const staysAsIs = !isOffered || foreseen?.isRefused === true
      return { record, choice, staysAsIs, ...(foreseen && { foreseen }) }
    })
    items.push(...(await Promise.all(some)))
  }
  return items
}

/**
 * Returns the work of a run. A retry reads the record again first, because a concurrent edit may have made the write
 * fail.
 */
const workOn = (bco: () => Bco, screen: RecordScreen): BulkWork<BulkSource, BulkItem> => {
  const tried = new WeakSet<BulkItem>()
  return {
    dataClass: screen.routes.meta.path.split('/')[2] ?? '',
    isRunnable: ({ staysAsIs }) => !staysAsIs,
    confirmAbove: BULK_CONFIRM_ABOVE,
    check: (source, signal) => check(bco(), screen, source, signal),
    write: async (item, options) => {
      const { record, choice } = item
      const [fresh = record] = tried.has(item)
        ? await readOnes(
            bco(),
            screen.routes.one,
            [record.Id],
            options.signal ?? new AbortController().signal,
          )
        : [record]
      tried.add(item)
      return writeOne(bco(), screen.routes, choice, fresh, options)
    },
  }
}

/** Returns the bulk run of a list. It continues on other screens; returning to the list shows its progress. */
export const useRecordRun = (screen: RecordScreen): RecordRun => {
  const system = useSystem()
  const { RelationContact } = useUserInfo()
  const id = `bulkRun ${RelationContact.Id} ${screen.list}`
  return bulkRunOf(system, id, () => workOn(system.bco, screen))
}
