import { DAY_MS, dayText, localDay, type ReportPeriod } from '@portal/schemas'
import type { Schedule } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'
import { getReportFigures } from './reportFigures.ts'

export const DEFAULT_REPORT = { ReportPeriod: 'lastMonth', ReportBy: 'location' } as const

/** Returns the local days of a period, as on the reports screen. */
const spanOf = (period: ReportPeriod, today: number): readonly [from: number, until: number] => {
  const date = new Date(today * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const first = (months: number) => Date.UTC(year, months, 1) / DAY_MS
  const spans: Readonly<Record<ReportPeriod, readonly [number, number]>> = {
    today: [today, today + 1],
    yesterday: [today - 1, today],
    thisWeek: [today - ((date.getUTCDay() + 6) % 7), today + 1],
    thisMonth: [first(month), today + 1],
    lastMonth: [first(month - 1), first(month)],
    last7: [today - 6, today + 1],
    last30: [today - 29, today + 1],
    thisYear: [first(0), today + 1],
  }
  return spans[period]
}

const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns the header and rows of a job's report at `context.now`, with one row per location or customer. */
export const reportRows = (
  { ReportPeriod = DEFAULT_REPORT.ReportPeriod, ReportBy = DEFAULT_REPORT.ReportBy, RelationId }: Schedule,
  context: CallContext,
): readonly (readonly (string | number)[])[] => {
  const [from, until] = spanOf(ReportPeriod, localDay(context.now)).map(dayText) as [string, string]
  const query = { from, until, by: ReportBy, ...(RelationId !== undefined && { relation: RelationId }) }
  const { Groups } = getReportFigures({ query }, context)
  return [
    ['Id', 'Description', 'Sessions', 'EnergyKwh', 'Revenue', 'UptimePercent'],
    ...Groups.map((group) => [
      group.Id,
      group.Description,
      group.Sessions,
      group.EnergyKwh,
      group.Revenue,
      group.UptimePercent,
    ]),
  ]
}

/** Returns the report as a CSV file. */
export const reportFile = (job: Schedule, context: CallContext): Uint8Array =>
  new TextEncoder().encode(
    reportRows(job, context)
      .map((row) => `${row.map(cell).join(',')}\r\n`)
      .join(''),
  )
