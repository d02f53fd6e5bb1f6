import {
  type Chargesession,
  DAY_MS,
  dayText,
  type Filter,
  HOUR_MS,
  localDay,
  localTime,
  OTHER_GROUPS,
  sumEuro,
} from '@portal/schemas'
import { isElsewhere } from '../../world/liveSessions.ts'
import type { SampleCount } from '../../world/uptime.ts'
import { BcoError, type Handler } from '../handler.ts'
import { energyUntil } from '../meterTotals.ts'

const MOST_DAYS = 400
/** Max points of a trend. Shorter spans have one per day. */
const TREND_PARTS = 12

/** Returns the kWh in each equal part of a span. */
const trendOf = (sessions: readonly Chargesession[], from: number, until: number, parts: number) => {
  const wattHours = Array.from({ length: parts }, () => 0)
  for (const { Start, EnergyKwh } of sessions) {
    const part = Math.min(parts - 1, Math.floor(((Date.parse(Start) - from) * parts) / (until - from)))
    wattHours[part] = (wattHours[part] ?? 0) + Math.round(EnergyKwh * 1_000)
  }
  return wattHours.map((sum) => sum / 1_000)
}

const MOST_DAYS_BY_HOUR = 3

/** Returns the kWh per hour of a span, assuming constant power over the charging time of a session. */
const hoursOf = (sessions: readonly Chargesession[], from: number, until: number, times: number) => {
  const wattHours = Array.from({ length: Math.max(0, Math.floor((until - from) / HOUR_MS)) }, () => 0)
  for (const session of sessions) {
    const start = Date.parse(session.Start)
    const first = Math.max(0, Math.floor((start - from) / HOUR_MS))
    const end = Math.min(wattHours.length * HOUR_MS, start + session.ChargingSeconds * 1_000 - from)
    for (let hour = first; hour * HOUR_MS < end; hour += 1) {
      const flowed =
        energyUntil(session, from + (hour + 1) * HOUR_MS) - energyUntil(session, from + hour * HOUR_MS)
      wattHours[hour] = (wattHours[hour] ?? 0) + flowed * 1_000
    }
  }
  return wattHours.map((sum, hour) => ({
    Start: new Date(from + hour * HOUR_MS).toISOString(),
    EnergyKwh: Math.round(sum * times) / 1_000,
  }))
}

/** Returns the totals of sessions, multiplied by `times` for a sample. */
export const figuresOf = (sessions: readonly Chargesession[], times = 1) => ({
  EnergyKwh:
    (sessions.reduce((sum, { EnergyKwh }) => sum + Math.round(EnergyKwh * 1_000), 0) * times) / 1_000,
  Revenue: sumEuro(sessions.map(({ Price }) => Price * times)),
  Sessions: sessions.length * times,
})

const MOST_SERIES = 5

/** Returns daily figures of the groups with the most energy. */
const seriesOf = (
  groups: readonly { readonly Id: string; readonly EnergyKwh: number; readonly Sessions: number }[],
  byGroup: ReadonlyMap<string, readonly Chargesession[]>,
  days: readonly string[],
) =>
  groups
    .filter(({ Sessions }) => Sessions > 0)
    .sort((a, b) => b.EnergyKwh - a.EnergyKwh || a.Id.localeCompare(b.Id))
    .slice(0, MOST_SERIES)
    .map(({ Id }) => {
      const byDay = groupBy(byGroup.get(Id) ?? [], dayOf)
      const figures = days.map((day) => figuresOf(byDay.get(day) ?? []))
      return {
        Id,
        EnergyKwh: figures.map(({ EnergyKwh }) => EnergyKwh),
        Revenue: figures.map(({ Revenue }) => Revenue),
        Sessions: figures.map(({ Sessions }) => Sessions),
      }
    })

const percentOf = ({ samples, onlineSamples }: SampleCount): number =>
  Math.round((onlineSamples / samples) * 10_000) / 100

/** Returns one group for all groups that are not listed, with figures extrapolated from the listed ones. */
const othersOf = (
  sessions: readonly Chargesession[],
  groups: readonly { readonly Connectors: number; readonly UptimePercent: number }[],
  times: number,
  trend: readonly number[],
) => {
  const connectors = groups.reduce((sum, { Connectors }) => sum + Connectors, 0)
  const weighed = groups.reduce((sum, { Connectors, UptimePercent }) => sum + Connectors * UptimePercent, 0)
  return {
    Id: OTHER_GROUPS,
    Description: 'All others, estimated',
    ...figuresOf(sessions, times),
    Connectors: connectors * times,
    Trend: trend.map((energy) => Math.round(energy * times * 1_000) / 1_000),
    UptimePercent: connectors === 0 ? 100 : Math.round((weighed / connectors) * 100) / 100,
  }
}

const groupBy = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

const dayOf = ({ Start }: Chargesession): string => dayText(localDay(Date.parse(Start)))

/** Returns the report on any span: sessions that began in it, by local day and by location or customer. */
export const getReportFigures: Handler<'getReportFigures'> = ({ query }, { caller, world, now }) => {
  const { by, relation } = query
  const first = Date.parse(query.from) / DAY_MS
  const end = Date.parse(query.until) / DAY_MS
  if (end <= first || end - first > MOST_DAYS) throw new BcoError('Error', 'until: 1 to 400 days after from')
  const view = world.as(caller)
  const from = localTime(first)
  const until = localTime(end)
  const isMeant = (RelationId: string) => relation === undefined || relation === RelationId
  const groupOf = ({ RelationId, LocationId }: { RelationId: string; LocationId: string }) =>
    by === 'location' ? LocationId : RelationId

  const about: readonly Filter[] =
    relation === undefined ? [] : [{ field: 'RelationId', operator: 'EX', value: relation }]
  // In a large world, figures on all customers are extrapolated from a sample; the customers outside it form one group.
  const times = relation === undefined ? view.figuresEvery : 1
  const all = view.sessionsForFigures(now, about).filter((each) => isMeant(each.RelationId))
  const meant = all.filter((each) => !isElsewhere(each))
  const isWithin = ({ Start }: Chargesession): boolean => {
    const start = Date.parse(Start)
    return start >= from && start < until
  }
  const sessions = meant.filter(isWithin)
  const byDay = groupBy(sessions, dayOf)
  const byGroup = groupBy(sessions, groupOf)
  const groupMeant = (where: { RelationId: string; LocationId: string }) =>
    isMeant(where.RelationId) ? groupOf(where) : undefined
  const samples = view.uptime.sampleCounts(from, Math.min(until, now), groupMeant, times > 1)
  const names = new Map(
    view
      .all(by === 'location' ? 'chargelocation' : 'relation')
      .map(({ Id, Description }) => [Id, Description]),
  )
  const ids = [...new Set([...byGroup.keys(), ...samples.groups.keys()])]
  const parts = Math.min(TREND_PARTS, end - first)
  const groups = ids.map((Id) => {
    const uptime = samples.groups.get(Id)
    return {
      Id,
      Description: names.get(Id) ?? Id,
      ...figuresOf(byGroup.get(Id) ?? []),
      Connectors: uptime?.connectors ?? 0,
      Trend: trendOf(byGroup.get(Id) ?? [], from, until, parts),
      UptimePercent: uptime ? percentOf(uptime) : 100,
    }
  })
  const days = Array.from({ length: end - first }, (_, index) => dayText(first + index))
  return {
    Days: days.map((Day, index) => {
      const uptime = samples.days.get(first + index)
      return {
        Day,
        ...figuresOf(byDay.get(Day) ?? [], times),
        ...(uptime && { UptimePercent: percentOf(uptime) }),
      }
    }),
    ...(end - first <= MOST_DAYS_BY_HOUR && { Hours: hoursOf(meant, from, Math.min(until, now), times) }),
    Groups:
      times === 1
        ? groups
        : [...groups, othersOf(sessions, groups, times - 1, trendOf(sessions, from, until, parts))],
    Series: seriesOf(groups, byGroup, days),
    Elsewhere: figuresOf(
      all.filter((each) => isElsewhere(each) && isWithin(each)),
      times,
    ),
  }
}
