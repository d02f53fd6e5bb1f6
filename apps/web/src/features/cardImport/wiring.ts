import { BULK_CONFIRM_ABOVE, type BulkRunRef } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import { useSystem, useUserInfo } from '../../app/context.ts'
import { type BulkWork, bulkRunOf } from '../../data/bulkRun.ts'
import { inTurns } from '../../data/inTurns.ts'
import type { Bco } from '../../services/bco.ts'
import { decodeCsv } from './csv.ts'
import { findExisting } from './existing.ts'
import { type ImportRow, importRows } from './rows.ts'

const relations = genericCalls('relation', 'Relation')
const tokens = genericCalls('token', 'Token')

export type ImportRun = BulkRunRef<File, ImportRow>

/** Number of lines to read before yielding to the event loop, which keeps the page responsive. */
const LINES_AT_ONCE = 2_000

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const rowsOf = async (file: File, signal: AbortSignal): Promise<readonly ImportRow[]> => {
  const rows: ImportRow[] = []
  for (const row of importRows(decodeCsv(new Uint8Array(await file.arrayBuffer())))) {
    rows.push(row)
    if (rows.length % LINES_AT_ONCE === 0) await pause()
    if (signal.aborted) break
  }
  return rows
}

/** Returns the id of the one customer with this id or exact name; undefined if there is none or more than one. */
const customerOf = async (bco: Bco, text: string, signal: AbortSignal): Promise<string | undefined> => {
  for (const field of ['Id', 'Description']) {
    const filter = formatFilter([{ field, operator: 'EX', value: text }])
    const { data } = await bco.call(relations.filtered, { query: { filter, pagesize: 2 } }, { signal })
    if (data.Data.length === 1) return data.Data[0]?.Id
  }
  return undefined
}

const textsOf = (rows: readonly ImportRow[], field: 'number' | 'uid'): readonly string[] =>
  rows.map((row) => row[field]).filter((text) => text !== '')

const check = async (bco: Bco, file: File, signal: AbortSignal): Promise<readonly ImportRow[]> => {
  const rows = await rowsOf(file, signal)
  const named = rows.filter(({ problem }) => problem === undefined)
  const names = [...new Set(named.map(({ customer }) => customer))]
  const ids = await inTurns(names, (name) => customerOf(bco, name, signal))
  const idOf = new Map(names.map((name, index) => [name, ids[index]]))
  const isNumber = await findExisting(bco, 'Number', textsOf(named, 'number'), signal)
  const isUid = await findExisting(bco, 'PrintedNumber', textsOf(named, 'uid'), signal)
  return rows.map((row) => {
    if (row.problem !== undefined) return row
    const relation = idOf.get(row.customer)
    if (relation === undefined) return { ...row, problem: 'customer' }
    return isNumber(row.number) || isUid(row.uid) ? { ...row, problem: 'exists' } : { ...row, relation }
  })
}

const importing = (bco: () => Bco): BulkWork<File, ImportRow> => ({
  dataClass: 'token',
  confirmAbove: BULK_CONFIRM_ABOVE,
  isRunnable: ({ problem }) => problem === undefined,
  check: (file, signal) => check(bco(), file, signal),
  write: ({ number, uid, description, relation = '', state }, options) =>
    bco().call(
      tokens.createupdate,
      {
        query: {},
        body: {
          RelationId: relation,
          ...(number !== '' && { Number: number }),
          ...(uid !== '' && { PrintedNumber: uid }),
          ...(description !== '' && { Description: description }),
          ...(state && { State: state }),
        },
      },
      options,
    ),
})

/** Provides the import. It continues in the background, and the screen shows its progress when the user returns. */
export const useImportRun = (): ImportRun => {
  const system = useSystem()
  const { Id } = useUserInfo().RelationContact
  return bulkRunOf(system, `card import ${Id}`, () => importing(system.bco))
}
