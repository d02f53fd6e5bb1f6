import { MINUTE_MS } from '@portal/schemas'
import type { Alarm, AlarmGroup } from '@portal/schemas/contract'
import { within } from '../../world/finder.ts'
import type { View } from '../../world/view.ts'
import { periodOf } from '../generic/period.ts'
import { BcoError, ConflictError, type Handler } from '../handler.ts'
import { nameOf } from '../rules/requests.ts'
import { must } from '../rules/rule.ts'

/** Minimum size of a group, because a few alarms can coincide by chance. */
const FEWEST = 5
/** Minimum size of a group as a fraction of the period's open alarms with its code. */
const FEWEST_PART = 1 / 100
/** Max locations listed per group. */
const MOST_LOCATIONS = 5
/** Max groups in the response. */
const MOST_GROUPS = 50

const SEVERITIES = ['INFO', 'WARNING', 'MAJOR', 'CRITICAL'] as const

const minuteOf = (at: string): number => Math.floor(Date.parse(at) / MINUTE_MS)

const groupOf = (alarms: readonly Alarm[], view: View): AlarmGroup => {
  const counts = new Map<string, number>()
  for (const { LocationId } of alarms) counts.set(LocationId, (counts.get(LocationId) ?? 0) + 1)
  const gravest = Math.max(
    ...SEVERITIES.map((each, rank) => (alarms.some(({ Severity }) => Severity === each) ? rank : 0)),
  )
  const [first] = alarms
  return {
    Code: first?.Code ?? '',
    Raised: new Date(minuteOf(first?.Raised ?? '') * MINUTE_MS).toISOString(),
    Severity: SEVERITIES[gravest] ?? 'INFO',
    Count: alarms.length,
    LocationCount: counts.size,
    Locations: [...counts]
      .toSorted(([a, more], [b, less]) => less - more || a.localeCompare(b))
      .slice(0, MOST_LOCATIONS)
      .map(([Id, Count]) => ({ Id, Description: view.one('chargelocation', Id)?.Description ?? Id, Count })),
  }
}

const openIn = (view: View): readonly Alarm[] => view.all('alarm').filter(({ Status }) => Status === 'OPEN')

/**
 * Groups the open alarms of a period by code and minute. Returns the largest groups first, and leaves out small ones.
 */
export const listAlarmGroups: Handler<'listAlarmGroups'> = ({ query }, { world, caller }) => {
  const view = world.as(caller)
  const groups = new Map<string, Alarm[]>()
  const counts = new Map<string, number>()
  for (const alarm of within(openIn(view), periodOf('alarm', query))) {
    if (alarm.Code === undefined || alarm.Code === '') continue
    counts.set(alarm.Code, (counts.get(alarm.Code) ?? 0) + 1)
    const key = `${alarm.Code} ${minuteOf(alarm.Raised)}`
    const group = groups.get(key)
    if (group) group.push(alarm)
    else groups.set(key, [alarm])
  }
  return [...groups.values()]
    .filter(({ length, 0: first }) => {
      const all = counts.get(first?.Code ?? '') ?? 0
      return length >= Math.max(FEWEST, all * FEWEST_PART)
    })
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_GROUPS)
    .map((alarms) => groupOf(alarms, view))
}

/** Acknowledges a group of alarms, or only its alarms at one location. */
export const acknowledgeAlarms: Handler<'acknowledgeAlarms'> = ({ body }, context) => {
  const { world, caller, now } = context
  const view = world.as(caller)
  const alarms = openIn(view).filter(
    ({ Code, Raised, LocationId }) =>
      Code === body.Code &&
      minuteOf(Raised) === minuteOf(body.Raised) &&
      (body.LocationId === undefined || body.LocationId === LocationId),
  )
  if (alarms.length === 0) throw new BcoError('UNKNOWNREQUEST')
  const done = {
    Status: 'ACKNOWLEDGED',
    AcknowledgedBy: nameOf(context),
    AcknowledgedOn: new Date(now).toISOString(),
  } as const
  for (const alarm of alarms) world.write('alarm', { ...alarm, ...done }, now)
  return groupOf(alarms, view)
}

export const closeAlarm: Handler<'closeAlarm'> = ({ params, body }, context) => {
  const { world, caller, now } = context
  const alarm = world.as(caller).one('alarm', params.id)
  if (!alarm) throw new BcoError('UNKNOWNREQUEST')
  if (alarm.Version !== body.Version) throw new ConflictError(alarm)
  must(alarm.Status === 'OPEN', 'Error', `Status: the alarm is ${alarm.Status}`)
  const Text = body.Reason.trim()
  must(Text !== '', 'Error', 'Reason: is blank')
  world.notes.add('alarm', alarm.Id, { At: new Date(now).toISOString(), By: nameOf(context), Text })
  return world.write('alarm', { ...alarm, Status: 'CLOSED' }, now)
}
