import { BULK_CONFIRM_ABOVE, type BulkRunRef } from '@portal/machines'
import { useSystem, useUserInfo } from '../../../app/context.ts'
import { type BulkWork, bulkRunOf } from '../../../data/bulkRun.ts'
import { askEveryRecord, type RecordQuery } from '../../../data/everyRecord.ts'
import { askRecord } from '../../../data/records.ts'
import type { Bco } from '../../../services/bco.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import type { RecordScreen } from '../recordScreen.ts'
import { type BulkChoice, writeOne } from './bulkActions.ts'

/** An act and its records: these, or all that a query finds. */
export interface BulkSource extends BulkChoice {
  readonly ids: readonly string[] | undefined
  readonly query: RecordQuery
}

/** One record of a run. */
export interface BulkItem {
  readonly record: AnyRecord
  readonly choice: BulkChoice
  /** It is so already, or may not be changed so. */
  readonly staysAsIs: boolean
}

export type RecordRun = BulkRunRef<BulkSource, BulkItem>

/** Read at the same time: the server is not asked everything at once. */
const AT_ONCE = 6

/** Some records as they are now, with the names of others that they lead to. */
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

/** The records as they are now: what the list showed may be older. */
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
  return records.map((record) => ({ record, choice, staysAsIs: !action.isOffered(record) }))
}

/** A write that failed is tried again on the record as it is then: another person may have changed it. */
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

/** An act on many records of a list. It goes on while other screens are shown; coming back to the list shows its progress. */
export const useRecordRun = (screen: RecordScreen): RecordRun => {
  const system = useSystem()
  const { RelationContact } = useUserInfo()
  const id = `bulkRun ${RelationContact.Id} ${screen.list}`
  return bulkRunOf(system, id, () => workOn(system.bco, screen))
}
