import type { Chargesession, Filter } from '@portal/schemas'
import type { Report } from '@portal/schemas/contract'
import { isElsewhere } from '../../world/liveSessions.ts'
import type { View } from '../../world/view.ts'
import type { ClassRules } from '../rules/rule.ts'
import { figuresOf } from './reportFigures.ts'

/** Sessions of the latest moment that reports of a view were asked for: each of them is presented by itself. */
const sessionsOf = new WeakMap<View, { readonly now: number; readonly sessions: readonly Chargesession[] }>()

const allSessions = (view: View, now: number): readonly Chargesession[] => {
  const known = sessionsOf.get(view)
  if (known?.now === now) return known.sessions
  const sessions = view.sessionsForFigures(now)
  sessionsOf.set(view, { now, sessions })
  return sessions
}

/** Reports as the world has it now: what was charged from their start to their end, where and by whom they say. */
export const presentReports = (view: View, reports: readonly Report[], now: number): Report[] =>
  reports.map((report) => {
    const { Start, End, RelationId, LocationId } = report
    const isMeant = (where: { readonly RelationId: string; readonly LocationId: string }): boolean =>
      (RelationId ?? where.RelationId) === where.RelationId &&
      (LocationId ?? where.LocationId) === where.LocationId
    const about = Object.entries({ RelationId, LocationId }).flatMap(([field, value]): readonly Filter[] =>
      value === undefined ? [] : [{ field, operator: 'EX', value }],
    )
    // Of all customers of a large world a few connectors say for the others how much it was.
    const times = about.length === 0 ? view.figuresEvery : 1
    const sessions =
      about.length === 0 || view.figuresEvery === 1
        ? allSessions(view, now)
        : view.sessionsForFigures(now, about)
    const found = sessions.filter((each) => each.Start >= Start && each.Start < End && isMeant(each))
    const elsewhere = figuresOf(found.filter(isElsewhere), times)
    const heard = view.heardPart(Date.parse(Start), Math.min(Date.parse(End), now), isMeant, times > 1)
    return {
      ...report,
      ...figuresOf(
        found.filter((each) => !isElsewhere(each)),
        times,
      ),
      UptimePercent: Math.round(heard * 10_000) / 100,
      ElsewhereSessions: elsewhere.Sessions,
      ElsewhereEnergyKwh: elsewhere.EnergyKwh,
      ElsewhereRevenue: elsewhere.Revenue,
    }
  })

/** A report says its span, and a relation or a location if it is about one; the numbers are the server's. */
export const reportRules: ClassRules = {
  defaults: () => ({ EnergyKwh: 0, Revenue: 0, UptimePercent: 0, Sessions: 0 }),
}
