import type { Chargesession, Filter } from '@portal/schemas'
import type { Report } from '@portal/schemas/contract'
import { isElsewhere } from '../../world/liveSessions.ts'
import type { View } from '../../world/view.ts'
import type { ClassRules } from '../rules/rule.ts'
import { figuresOf } from './reportFigures.ts'

/** Caches the sessions of the last requested time, because a list of reports reads them once per report. */
const sessionsOf = new WeakMap<View, { readonly now: number; readonly sessions: readonly Chargesession[] }>()

const allSessions = (view: View, now: number): readonly Chargesession[] => {
  const cached = sessionsOf.get(view)
  if (cached?.now === now) return cached.sessions
  const sessions = view.sessionsForFigures(now)
  sessionsOf.set(view, { now, sessions })
  return sessions
}

/** Returns reports with current figures: sessions in their span, filtered by their relation and location. */
export const presentReports = (view: View, reports: readonly Report[], now: number): Report[] =>
  reports.map((report) => {
    const { Start, End, RelationId, LocationId } = report
    const isMeant = (where: { readonly RelationId: string; readonly LocationId: string }): boolean =>
      (RelationId ?? where.RelationId) === where.RelationId &&
      (LocationId ?? where.LocationId) === where.LocationId
    const about = Object.entries({ RelationId, LocationId }).flatMap(([field, value]): readonly Filter[] =>
      value === undefined ? [] : [{ field, operator: 'EX', value }],
    )
    // In a large world, figures of all customers are extrapolated from a sample.
    const times = about.length === 0 ? view.figuresEvery : 1
    const sessions =
      about.length === 0 || view.figuresEvery === 1
        ? allSessions(view, now)
        : view.sessionsForFigures(now, about)
    const found = sessions.filter((each) => each.Start >= Start && each.Start < End && isMeant(each))
    const elsewhere = figuresOf(found.filter(isElsewhere), times)
    const uptime = view.uptime.onlineShare(
      Date.parse(Start),
      Math.min(Date.parse(End), now),
      isMeant,
      times > 1,
    )
    return {
      ...report,
      ...figuresOf(
        found.filter((each) => !isElsewhere(each)),
        times,
      ),
      UptimePercent: Math.round(uptime * 10_000) / 100,
      ElsewhereSessions: elsewhere.Sessions,
      ElsewhereEnergyKwh: elsewhere.EnergyKwh,
      ElsewhereRevenue: elsewhere.Revenue,
    }
  })

export const reportRules: ClassRules = {
  defaults: () => ({ EnergyKwh: 0, Revenue: 0, UptimePercent: 0, Sessions: 0 }),
}
