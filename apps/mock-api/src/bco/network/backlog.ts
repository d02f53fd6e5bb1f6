import { startOfLocalMonth } from '@portal/schemas'
import type { Backlog } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import { BcoError, type CallContext, type Handler } from '../handler.ts'
import { nameOf } from '../rules/requests.ts'
import { type ClassRules, must } from '../rules/rule.ts'
import { invoiceCdrs } from './invoicing.ts'
import { canRate, rateAgain } from './rerate.ts'

/** Only the server creates queues. */
export const backlogRules: ClassRules = {
  check: (row, before) => {
    must(before !== undefined, 'Error', 'Queue: is set by the server')
    return row
  },
}

type Entry = Backlog['Entries'][number]

const MOST_ACTIONS = 100
/** Roaming partners respond to every nth retry. */
const ANSWERS_EVERY = 2

/** True if an entry has no work left: its record was priced or dismissed, or its e-mail was queued again. */
const isDone = (view: View, { Kind, Target }: Entry, now: number): boolean => {
  if (Kind === 'PRICE') {
    const cdr = view.cdr(Target, now)
    return cdr?.Status !== 'ERROR' || cdr.DismissReason !== undefined
  }
  return Kind === 'EMAIL' && view.one('email', Target)?.Status !== 'FAILED'
}

/** Returns a queue at `now`, without finished entries. */
export const presentBacklog = (view: View, backlog: Backlog, now: number): Backlog => {
  const Entries = backlog.Entries.filter((entry) => !isDone(view, entry, now))
  const { Oldest: _, ...rest } = backlog
  const Oldest = Entries[0]?.Since
  return { ...rest, Entries, Waiting: Entries.length, ...(Oldest !== undefined && { Oldest }) }
}

const invoice = (relation: string, context: CallContext): void => {
  const { world, caller, now } = context
  const month = new Date(startOfLocalMonth(now)).toISOString()
  const view = world.as(caller)
  const cdrs = view.cdrs(now, [{ field: 'RelationId', operator: 'EX', value: relation }])
  invoiceCdrs(
    cdrs.filter(({ RelationId, Stop }) => RelationId === relation && Stop < month),
    context,
    now,
  )
}

/** Processes an entry. Returns the entry if it must wait longer, else undefined. */
const retry = (entry: Entry, context: CallContext): Entry | undefined => {
  const { world, caller, now } = context
  const { Kind, Target, Tries } = entry
  const again = { ...entry, Tries: Tries + 1 }
  if (Kind === 'PRICE') {
    if (!canRate(Target, context)) return again
    rateAgain(Target, context)
  }
  if (Kind === 'INVOICE') invoice(Target, context)
  if (Kind === 'EMAIL') {
    const email = world.as(caller).unmasked().one('email', Target)
    if (email) world.write('email', { ...email, Status: 'QUEUED' }, now)
  }
  return Kind === 'ROAMING' && Tries % ANSWERS_EVERY > 0 ? again : undefined
}

type Action = Backlog['Actions'][number]['Action']

export const actOnBacklog = (
  Action: Action,
  id: string,
  { reason, entries }: { readonly reason: string; readonly entries?: readonly string[] },
  context: CallContext,
): Backlog => {
  const { world, caller, now } = context
  const view = world.as(caller)
  const record = view.one('backlog', id)
  if (!record) throw new BcoError('UNKNOWNREQUEST')
  const Reason = reason.trim()
  must(Reason !== '', 'Error', 'reason: is empty')
  const backlog = presentBacklog(view, record, now)
  const unknown = entries?.find((each) => !backlog.Entries.some(({ Id }) => Id === each))
  must(unknown === undefined, 'UNKNOWNREQUEST', `entries: '${unknown}' is not waiting`)
  const isMeant = ({ Id }: Entry) => entries === undefined || entries.includes(Id)
  const Entries = backlog.Entries.flatMap((entry) => {
    if (!isMeant(entry)) return [entry]
    return Action === 'RETRY' ? (retry(entry, context) ?? []) : []
  })
  const action = {
    At: new Date(now).toISOString(),
    By: nameOf(context),
    Action,
    Entries: backlog.Entries.length - Entries.length,
    Reason,
  }
  const Actions = [action, ...record.Actions].slice(0, MOST_ACTIONS)
  return presentBacklog(view, world.write('backlog', { ...backlog, Entries, Actions }, now, record), now)
}

export const retryBacklog: Handler<'retryBacklog'> = ({ params, body }, context) =>
  actOnBacklog('RETRY', params.id, body, context)

export const purgeBacklog: Handler<'purgeBacklog'> = ({ params, body }, context) =>
  actOnBacklog('PURGE', params.id, body, context)
