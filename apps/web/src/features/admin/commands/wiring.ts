import { type BulkRunRef, createBulkRun, type RecordFields, type WritingRef } from '@portal/machines'
import { formatFilter, genericCalls } from '@portal/schemas'
import { MESSAGE_NAMES, PROTOCOLS, protocolOf } from '@portal/schemas/ocpp/protocols'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useSystem } from '../../../app/context.ts'
import { useBulkRun } from '../../../data/bulkRun.ts'
import { askEveryRecord } from '../../../data/everyRecord.ts'
import { paths } from '../../../data/paths.ts'
import type { MatchingQuery } from '../../../data/picked.ts'
import { askRecord } from '../../../data/records.ts'
import { useWriting } from '../../../data/writing.ts'
import type { Bco, CallOptions } from '../../../services/bco.ts'
import { readBulkCommand, readTarget } from '../wiring.ts'
import { batchesOf, type CommandBatch, type CommandSource, lookUpsOf, type Target } from './targets.ts'

const chargers = genericCalls('chargepoint', 'Chargepoint')
const commands = genericCalls('bulkcommand', 'BulkCommand')

export interface CommandRun {
  readonly run: BulkRunRef<CommandSource, CommandBatch>
  /** Ids of the created commands, by batch key. */
  readonly made: ReadonlyMap<string, string>
}

const find = async (bco: Bco, query: MatchingQuery, signal: AbortSignal): Promise<readonly Target[]> => {
  const { data } = await askEveryRecord(
    bco,
    chargers.filtered,
    { ...query, Fields: 'Id,Description,Protocol', DataCategories: 'BASIC' },
    signal,
  )
  return data.map(readTarget).map(({ Id, Description, Protocol }) => ({
    id: Id,
    name: Description,
    protocol: protocolOf({ Protocol }),
  }))
}

const AT_ONCE = 6

const check = async (bco: Bco, source: CommandSource, signal: AbortSignal) => {
  const found: (readonly Target[])[] = []
  const lookUps = lookUpsOf(source)
  for (let from = 0; from < lookUps.length; from += AT_ONCE)
    found.push(
      ...(await Promise.all(
        lookUps
          .slice(from, from + AT_ONCE)
          .map(([field, value]) =>
            find(bco, { filter: formatFilter([{ field, operator: 'EX', value }]) }, signal),
          ),
      )),
    )
  const { picked } = source
  if (picked && 'query' in picked) found.push(await find(bco, picked.query, signal))
  return batchesOf(source, found)
}

const write = async (
  bco: Bco,
  { key, targets, message, reason }: CommandBatch,
  made: Map<string, string>,
  options: CallOptions,
) => {
  const body = {
    Command: message.action,
    Payloads: [...message.payloads],
    Description: reason,
    ChargePointIds: targets.map(({ id }) => id),
  }
  const { data } = await askRecord(bco, commands.createupdate, { query: {}, body }, options)
  made.set(key, data.Id)
}

const commandRun = createBulkRun<CommandSource, CommandBatch>({
  isRunnable: ({ problem }) => problem === undefined,
})

/** Runs a bulk command while the view is mounted. The server completes a sent command even if the view unmounts. */
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

/** Sends a command again to some of its chargers, as a new command, and opens that command. */
export const useSendAgain = (record: RecordFields): WritingRef<readonly string[]> => {
  const { bco } = useSystem()
  const { Command: command, Payloads: payloads, Description } = readBulkCommand(record)
  const Command = MESSAGE_NAMES.find((name) => name === command)
  const Payloads = PROTOCOLS.flatMap((Protocol) =>
    payloads.flatMap((each) => (each.Protocol === Protocol ? [{ Protocol, Payload: each.Payload }] : [])),
  )
  return useWriting<readonly string[]>({
    draftKey: undefined,
    draft: [],
    isOpen: false,
    isReady: (chargers) => Command !== undefined && chargers.length > 0,
    write: async ({ draft }, options) => {
      if (!Command) throw new Error('The message is unknown')
      const body = { Command, Payloads, Description, ChargePointIds: [...draft] }
      const { data } = await askRecord(bco(), commands.createupdate, { query: {}, body }, options)
      navigate(paths.adminCommand(data.Id))
    },
  })
}
