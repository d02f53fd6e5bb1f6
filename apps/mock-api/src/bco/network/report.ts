import { lazily } from '@portal/fixtures'
import { type Filter, sumEuro } from '@portal/schemas'
import type { Report } from '@portal/schemas/contract'
import { isElsewhere } from '../../world/liveSessions.ts'
import type { View } from '../../world/view.ts'
import type { ClassRules } from '../rules/rule.ts'

/** Reports as the world has it now: what was charged from their start to their end, where and by whom they say. */
export const presentReports = (view: View, reports: readonly Report[], now: number): Report[] => {
  const all = lazily({
    sessions: () => view.sessionsForFigures(now).filter((each) => !isElsewhere(each)),
  })
  return reports.map((report) => {
    const { Start, End, RelationId, LocationId } = report
    const isMeant = (where: { readonly RelationId: string; readonly LocationId: string }): boolean =>
      (RelationId ?? where.RelationId) === where.RelationId &&
      (LocationId ?? where.LocationId) === where.LocationId
    const about: readonly Filter[] = [
      ...(RelationId === undefined
        ? []
        : [{ field: 'RelationId', operator: 'EX', value: RelationId } as const]),
      ...(LocationId === undefined
        ? []
        : [{ field: 'LocationId', operator: 'EX', value: LocationId } as const]),
    ]
    // Of all customers of a large world a few connectors say for the others how much it was.
    const times = about.length === 0 ? view.figuresEvery : 1
    const sessions =
      about.length === 0 || view.figuresEvery === 1
        ? all.sessions
        : view.sessionsForFigures(now, about).filter((each) => !isElsewhere(each))
    const found = sessions.filter((each) => each.Start >= Start && each.Start < End && isMeant(each))
    const wattHours = found.reduce((sum, { EnergyKwh }) => sum + Math.round(EnergyKwh * 1_000), 0)
    const heard = view.heardPart(Date.parse(Start), Math.min(Date.parse(End), now), isMeant, times > 1)
    return {
      ...report,
      EnergyKwh: (wattHours * times) / 1_000,
      Revenue: sumEuro(found.map(({ Price }) => Price * times)),
      UptimePercent: Math.round(heard * 10_000) / 100,
      Sessions: found.length * times,
    }
  })
}

/** A report says its span, and a relation or a location if it is about one; the numbers are the server's. */
export const reportRules: ClassRules = {
  defaults: () => ({ EnergyKwh: 0, Revenue: 0, UptimePercent: 0, Sessions: 0 }),
}
