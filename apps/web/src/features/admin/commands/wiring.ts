import { type BulkRunRef, createBulkRun } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import { useState } from 'react'
import { useSystem } from '../../../app/context.ts'
import { useBulkRun } from '../../../data/bulkRun.ts'
import { askEveryRecord } from '../../../data/everyRecord.ts'
import { askRecord } from '../../../data/records.ts'
import type { Bco, CallOptions } from '../../../services/bco.ts'
import { readTarget } from '../wiring.ts'
import { batchesOf, type CommandBatch, type CommandSource, lookUpsOf, type Target } from './targets.ts'

const chargers = genericCalls('chargepoint', 'Chargepoint')
const commands = genericCalls('bulkcommand', 'BulkCommand')

/** A bulk run of commands, with the records it created. */
export interface CommandRun {
  readonly run: BulkRunRef<CommandSource, CommandBatch>
  /** Ids of the created commands, by batch key. */
  readonly made: ReadonlyMap<string, string>
}

const find = async (bco: Bco, filter: string, signal: AbortSignal): Promise<readonly Target[]> => {
  const { data } = await askEveryRecord(
    bco,
    chargers.filtered,
    { ...(filter !== '' && { filter }), Fields: 'Id,Description', DataCategories: 'BASIC' },
    signal,
  )
  return data.map(readTarget).map(({ Id, Description }) => ({ id: Id, name: Description }))
}

/** Number of concurrent lookups. */
const AT_ONCE = 6

const check = async (bco: Bco, source: CommandSource, signal: AbortSignal) => {
  const found: (readonly Target[])[] = []
  const lookUps = lookUpsOf(source)
  for (let from = 0; from < lookUps.length; from += AT_ONCE)
    found.push(
      ...(await Promise.all(
        lookUps
          .slice(from, from + AT_ONCE)
          .map(([field, value]) => find(bco, formatFilter([{ field, operator: 'EX', value }]), signal)),
      )),
    )
  const { picked } = source
  if (picked && 'filter' in picked) found.push(await find(bco, picked.filter, signal))
  return batchesOf(source, found)
}

const write = async (
  bco: Bco,
  { key, targets, command, reason }: CommandBatch,
  made: Map<string, string>,
  options: CallOptions,
) => {
  const body = {
    Command: command,
    Description: reason,
    ChargePointIds: targets.map(({ id }) => id),
  }
  const { data } = await askRecord(bco, commands.createupdate, { query: {}, body }, options)
  made.set(key, data.Id)
}

const commandRun = createBulkRun<CommandSource, CommandBatch>({
  isRunnable: ({ problem }) => problem === undefined,
})

/** Runs a bulk command while the view is open; a sent command continues on the server. */
export const useCommandRun = (): CommandRun => {
  const { bco } = useSystem()
  const [made] = useState(() => new Map<string, string>())
  const run = useBulkRun(commandRun, {
    dataClass: 'bulkcommand',
    check: (source, signal) => {
      made.clear()
      return check(bco(), source, signal)
    },
    write: (batch, options) => write(bco(), batch, made, options),
  })
  return { run, made }
}
