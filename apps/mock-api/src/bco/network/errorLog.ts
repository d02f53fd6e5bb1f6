import type { ErrorGroup, ErrorLog } from '@portal/schemas/contract'
import { within } from '../../world/finder.ts'
import { groupBy } from '../../world/store.ts'
import { periodOf } from '../generic/period.ts'
import { BcoError, type Handler } from '../handler.ts'
import { nameOf } from '../rules/requests.ts'
import type { ClassRules } from '../rules/rule.ts'

const LEVELS = ['WARNING', 'ERROR', 'CRITICAL'] as const

/** The server records who handled an error, and when. */
export const errorLogRules: ClassRules = {
  defaults: () => ({ Status: 'OPEN' }),
  check: (row, before, context) => {
    if (row.Status === before?.Status) return row
    const { HandledBy: _by, HandledOn: _on, ...open } = row
    if (row.Status !== 'HANDLED') return open
    return { ...row, HandledBy: nameOf(context), HandledOn: new Date(context.now).toISOString() }
  },
}

const groupOf = (Code: string, errors: readonly ErrorLog[]): ErrorGroup => {
  const times = errors.map(({ At }) => At).toSorted()
  return {
    Code,
    Level: LEVELS.findLast((level) => errors.some(({ Level }) => Level === level)) ?? 'WARNING',
    Count: errors.length,
    Open: errors.filter(({ Status }) => Status === 'OPEN').length,
    First: times[0] ?? '',
    Last: times.at(-1) ?? '',
  }
}

/** Returns the errors of a period grouped by code, groups with the most open errors first. */
export const listErrorGroups: Handler<'listErrorGroups'> = ({ query }, { world, caller }) => {
  const errors = within(world.as(caller).all('errorlog'), periodOf('errorlog', query))
  const groups = groupBy(errors, ({ Code = '' }) => Code)
  return [...groups]
    .filter(([code]) => code !== '')
    .map(([code, errors]) => groupOf(code, errors))
    .toSorted((a, b) => b.Open - a.Open || b.Count - a.Count || a.Code.localeCompare(b.Code))
}

/**
 * Marks the open errors with the given code from `From` to `Until` as handled. Later errors stay open, because the
 * caller has not seen them yet.
 */
export const handleErrors: Handler<'handleErrors'> = ({ body }, context) => {
  const { world, caller, now } = context
  const all = within(world.as(caller).all('errorlog'), periodOf('errorlog', { from: body.From }))
  const errors = all.filter(({ Code }) => Code === body.Code)
  const until = Date.parse(body.Until)
  const open = errors.filter(({ Status, At }) => Status === 'OPEN' && Date.parse(At) <= until)
  if (open.length === 0) throw new BcoError('UNKNOWNREQUEST')
  const done = {
    Status: 'HANDLED',
    HandledBy: nameOf(context),
    HandledOn: new Date(now).toISOString(),
  } as const
  const handled = new Map(
    open.map((error) => [error.Id, world.write('errorlog', { ...error, ...done }, now)]),
  )
  return groupOf(
    body.Code,
    errors.map((error) => handled.get(error.Id) ?? error),
  )
}
