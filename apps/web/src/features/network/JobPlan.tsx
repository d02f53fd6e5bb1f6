import type { RecordFields } from '@portal/machines'
import { HOUR_MS } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { useNow } from '../../data/useNow.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readCron } from './cron/cron.ts'
import { cronWords } from './cron/words.ts'

const RUNS = 5

/** Returns the query with which the reports screen shows the report of a job. */
const reportQuery = ({ ReportPeriod, ReportBy, RelationId }: RecordFields) => ({
  ...(typeof ReportPeriod === 'string' && { period: ReportPeriod }),
  ...(typeof ReportBy === 'string' && { by: ReportBy }),
  ...(typeof RelationId === 'string' && { relation: RelationId }),
})

/** Schedule of a job in words, with its next runs in Belgian time. */
export const JobPlan = ({ job }: { job: RecordFields }) => {
  const i18n = useI18n()
  const { t, formats } = i18n
  const now = useNow(HOUR_MS / 60)
  const text = String(job['Cron'] ?? '')
  const cron = readCron(text)
  const runs = cron?.runsAfter(now, RUNS) ?? []
  const words = cron?.fields ? cronWords(cron.fields, i18n) : text
  return (
    <Card title={t('network.cron')} className="mb-4">
      <p className="text-lg font-semibold">{cron ? words : t('network.cron.unknown')}</p>
      {cron && (
        <>
          <h3 className="mt-4 mb-1.5 text-sm font-semibold">{t('network.schedule.next')}</h3>
          {job['IsPaused'] === true && (
            <p className="mb-1.5 text-sm text-ink-2">{t('network.schedule.paused')}</p>
          )}
          {runs.length === 0 ? (
            <p className="text-sm text-ink-2">{t('network.schedule.never')}</p>
          ) : (
            <ol className="grid gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-2 xl:grid-cols-5">
              {runs.map((run) => (
                <li key={run}>
                  {formats.longDay(run)}, {formats.time(run)}
                </li>
              ))}
            </ol>
          )}
          <p className="mt-2 text-xs text-ink-3">
            {t('network.schedule.zone', { zone: formats.zone(runs[0] ?? now) })}
          </p>
        </>
      )}
      {job['Task'] === 'REPORT' && (
        <p className="mt-3 text-sm">
          <TextLink href={paths.netReports(reportQuery(job))}>{t('shell.netReports')}</TextLink>
        </p>
      )}
    </Card>
  )
}
