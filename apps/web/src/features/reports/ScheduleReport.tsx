import { selectDraft, selectWritingViewState } from '@portal/machines'
import { genericCalls, type ReportPeriod } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { CalendarClock } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { paths } from '../../data/paths.ts'
import { useWriting } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import type { ReportSelections } from './selections.ts'

const { createupdate } = genericCalls('schedule', 'Schedule')

/** Cron expressions in UTC. Early, so the reports are ready before the working day starts. */
const CRONS = { daily: '0 4 * * *', weekly: '0 4 * * 1', monthly: '0 4 1 * *' } as const
type Rhythm = keyof typeof CRONS
const RHYTHMS = Object.keys(CRONS) as readonly Rhythm[]

interface ScheduleReportProps {
  choices: ReportSelections
  /** A relative period, because a report on fixed days would always be the same. */
  period: ReportPeriod
}

/** Creates a scheduled job for the report on screen, and opens it in the scheduler. */
export const ScheduleReport = ({ choices, period }: ScheduleReportProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const schedule = {
    Description: `${t('shell.netReports')}: ${t('reports.schedule.name', {
      period: t(`record.ReportPeriod.${period}`),
      by: t(`record.ReportBy.${choices.by}`).toLowerCase(),
    })}`,
    Task: 'REPORT' as const,
    ReportPeriod: period,
    ReportBy: choices.by,
    ...(choices.relation !== undefined && { RelationId: choices.relation }),
  }
  const writing = useWriting<Rhythm>({
    draftKey: undefined,
    draft: 'weekly',
    isOpen: false,
    isReady: () => true,
    write: async ({ draft }, options) => {
      const body = { ...schedule, Cron: CRONS[draft] }
      const { data } = await bco().call(createupdate, { query: {}, body }, options)
      navigate(paths.netSchedule(data.Id))
    },
  })
  const rhythm = useSelector(writing, (snapshot) => selectDraft<Rhythm>(snapshot))
  const viewState = useSelector(writing, selectWritingViewState)
  return (
    <>
      <Button icon={CalendarClock} aria-haspopup="dialog" onClick={() => writing.send({ type: 'OPEN' })}>
        {t('reports.schedule')}
      </Button>
      <WriteDialog
        writing={writing}
        words={{
          title: t('reports.schedule'),
          send: t('reports.schedule.do'),
          busy: t('reports.schedule.busy'),
          failed: t('reports.schedule.failed'),
        }}
      >
        <Select
          label={t('reports.schedule.every')}
          value={rhythm}
          disabled={viewState === 'sending'}
          options={RHYTHMS.map((value) => ({ value, label: t(`reports.schedule.${value}`) }))}
          onChange={({ target }) => {
            const draft = RHYTHMS.find((one) => one === target.value)
            if (draft) writing.send({ type: 'CHANGE', draft })
          }}
        />
      </WriteDialog>
    </>
  )
}
