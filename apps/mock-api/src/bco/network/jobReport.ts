import { DAY_MS, dayText, localDay } from '@portal/schemas'
import type { Schedule } from '@portal/schemas/contract'
import type { CallContext } from '../handler.ts'
import { getReportFigures } from './reportFigures.ts'

/** Returns the local days of a period, as on the reports screen, or undefined for an unknown period. */
const spanOf = (period: string, today: number): readonly [from: number, until: number] | undefined => {
  const date = new Date(today * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const first = (months: number) => Date.UTC(year, months, 1) / DAY_MS
  const spans: Readonly<Record<string, readonly [number, number]>> = {
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

const selectionsOf = ({ Report = '' }: Schedule) => {
  const query = new URLSearchParams(Report)
  return {
    period: query.get('period') ?? 'lastMonth',
    by: query.get('by') === 'relation' ? 'relation' : 'location',
    relation: query.get('relation') ?? undefined,
  } as const
}

/** Returns the reason why the report of a job cannot be created, or undefined if it can. */
export const reportTrouble = (job: Schedule): string | undefined => {
  const { period } = selectionsOf(job)
  return spanOf(period, 0) ? undefined : `Report: the period '${period}' is unknown`
}

/** Returns the rows of a job's report at the given time, one per location or customer. */
export const reportRows = (
  job: Schedule,
  context: CallContext,
): readonly (readonly (string | number)[])[] => {
  const choices = selectionsOf(job)
  const span = spanOf(choices.period, localDay(context.now)) ?? [0, 1]
  const { by } = choices
  const relation = job.RelationId ?? choices.relation
  const [from, until] = span.map(dayText) as [string, string]
  const query = { from, until, by, ...(relation !== undefined && { relation }) } as const
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
