import { dayText, HOUR_MS, localDay, noonOf, REPORT_GROUPS, REPORT_PERIODS } from '@portal/schemas'
import { Printer } from 'lucide-react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { PrintHead } from '../../components/PrintHead.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { RelationField } from '../../components/RelationField.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { daysIn } from '../../data/period.ts'
import type { Query } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadReportFigures } from '../../services/readers/reports.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ToggleChip } from '../../ui/ToggleChip.tsx'
import { type Period, type Span, spanBefore, spanOf } from './periods.ts'
import { ReportChart, UNITS } from './ReportChart.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTiles } from './ReportTiles.tsx'
import { ScheduleReport } from './ScheduleReport.tsx'
import type { ReportSelections } from './selections.ts'
import { MEASURES } from './totals.ts'
import { useFigures, useRelationName } from './wiring.ts'

/** Parses a named period or a range of two days. Defaults to this month. */
const periodIn = (text: string): Period => {
  const days = daysIn(text)
  if (days) return `${days.first}..${days.last}`
  return REPORT_PERIODS.find((one) => one === text) ?? 'thisMonth'
}

const selectionsIn = (search: string): ReportSelections => {
  const query = new URLSearchParams(search)
  return {
    period: periodIn(query.get('period') ?? ''),
    by: query.get('by') === 'relation' ? 'relation' : 'location',
    measure: MEASURES.find((one) => one === query.get('measure')) ?? 'energy',
    relation: query.get('relation') ?? undefined,
    isCompared: query.get('compare') !== 'no',
    view: query.get('view') === 'table' ? 'table' : 'chart',
    off: query.get('off')?.split(',') ?? [],
  }
}

const addressWith = (changes: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  return paths.netReports(Object.fromEntries(query))
}
const show = (changes: Readonly<Record<string, string>>) => navigate(addressWith(changes), { replace: true })

const toggleCompared =
  ({ isCompared }: ReportSelections) =>
  () =>
    show({ compare: isCompared ? 'no' : '' })

/** Energy, revenue, sessions and uptime of a period, by location or relation. */
export const Reports = () => {
  const { t, formats } = useI18n()
  const choices = selectionsIn(useSearch())
  const today = localDay(useNow(HOUR_MS))
  const span = spanOf(choices.period, today)
  const before = spanBefore(choices.period, span)
  const read = useFigures(span, choices)
  const earlier = useFigures(choices.isCompared ? before : undefined, choices)
  const inWords = ({ from, until }: Span) =>
    t('reports.span', { from: formats.date(noonOf(from)), until: formats.date(noonOf(until - 1)) })
  const context = choices.isCompared
    ? t('reports.against', { span: inWords(span), before: inWords(before) })
    : inWords(span)
  const relation = useRelationName(choices.relation)
  const named = REPORT_PERIODS.find((one) => one === choices.period)
  return (
    <div className="wide">
      {/* Print the selections, because their controls are hidden on paper. */}
      <PrintHead title={[t('shell.netReports'), relation, context].filter(Boolean).join(' · ')} />
      <div className="print:hidden">
        <ScreenHeader
          title={t('shell.netReports')}
          context={context}
          actions={
            <div className="flex flex-wrap gap-2.5">
              {named && <ScheduleReport choices={choices} period={named} />}
              <Button icon={Printer} onClick={() => window.print()}>
                {t('reports.print')}
              </Button>
            </div>
          }
        />
      </div>
      <Choices choices={choices} />
      <QueryView
        entry={entryOf(read)}
        loading={
          <Loading label={t('shell.loading')}>
            <ReportSkeleton title={t(`reports.chart.${choices.measure}`)} unit={UNITS[choices.measure]} />
          </Loading>
        }
        failed={t('reports.failed')}
      >
        {(figures) => <Report choices={choices} figures={figures} earlier={earlier} />}
      </QueryView>
    </div>
  )
}

const OWN = 'own'

/** Returns the days of a named period, which are the initial value of a custom range. */
const daysOfSpan = (period: Period, today: number): string => {
  const { from, until } = spanOf(period, today)
  return `${dayText(from)}..${dayText(until - 1)}`
}

const Choices = ({ choices }: { choices: ReportSelections }) => {
  const { t } = useI18n()
  const today = localDay(useNow(HOUR_MS))
  const days = daysIn(choices.period)
  const name = useRelationName(choices.relation)
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <div className="w-52 max-sm:w-full">
        <Select
          label={t('record.ReportPeriod')}
          value={days ? OWN : choices.period}
          options={[
            ...REPORT_PERIODS.map((period) => ({ value: period, label: t(`record.ReportPeriod.${period}`) })),
            { value: OWN, label: t('reports.period.own') },
          ]}
          onChange={({ target }) =>
            show({ period: target.value === OWN ? daysOfSpan(choices.period, today) : target.value })
          }
        />
      </div>
      {days && (
        <div className="grid w-80 grid-cols-2 gap-3 max-sm:w-full">
          <TextInput
            type="date"
            label={t('table.period.from')}
            value={days.first}
            max={days.last}
            onChange={({ target }) =>
              target.value !== '' && show({ period: `${target.value}..${days.last}` })
            }
          />
          <TextInput
            type="date"
            label={t('table.period.until')}
            value={days.last}
            min={days.first}
            onChange={({ target }) =>
              target.value !== '' && show({ period: `${days.first}..${target.value}` })
            }
          />
        </div>
      )}
      <div className="w-44 max-sm:w-full">
        <Select
          label={t('record.ReportBy')}
          value={choices.by}
          options={REPORT_GROUPS.map((by) => ({
            value: by,
            label: t(`record.ReportBy.${by}`),
          }))}
          onChange={({ target }) => show({ by: target.value, off: '' })}
        />
      </div>
      <div className="w-64 max-sm:w-full">
        <RelationField
          isOver
          label={t('reports.relation')}
          all={t('reports.allRelations')}
          failed={t('reports.relation.failed')}
          none={t('reports.relation.none')}
          value={choices.relation ?? ''}
          valueLabel={choices.relation === undefined ? t('reports.allRelations') : (name ?? choices.relation)}
          onChoose={(relation) => show({ relation, off: '' })}
        />
      </div>
      <div className="flex min-h-10.5 flex-wrap items-center gap-3 pointer-coarse:min-h-11">
        <SegmentedControl
          label={t('reports.measure')}
          value={choices.measure}
          options={MEASURES.map((measure) => ({ value: measure, label: t(`reports.measure.${measure}`) }))}
          onChange={(measure) => show({ measure })}
        />
        <ToggleChip pressed={choices.isCompared} onPress={toggleCompared(choices)}>
          {t('reports.compare')}
        </ToggleChip>
      </div>
    </div>
  )
}

/** Shows the totals of the sessions at other networks, which the figures do not include. */
const LeftOut = ({ elsewhere }: { elsewhere: ReadReportFigures['Elsewhere'] }) => {
  const { t, formats } = useI18n()
  const { Sessions, EnergyKwh, Revenue } = elsewhere
  if (Sessions === 0) return null
  const words = {
    sessions: formats.count(Sessions),
    energy: formats.energy(EnergyKwh),
    revenue: formats.money(Revenue),
  }
  return <p className="mt-3 text-sm text-ink-2">{t('reports.elsewhere', words)}</p>
}

interface ReportProps {
  choices: ReportSelections
  figures: ReadReportFigures
  earlier: Query<ReadReportFigures>
}

const Report = ({ choices, figures, earlier: { data: earlier, error } }: ReportProps) => (
  <div className="grid gap-5">
    <ReportTiles
      groups={figures.Groups}
      earlier={earlier?.Groups}
      isAwaited={choices.isCompared && !earlier && !error}
    />
    <ReportChart
      measure={choices.measure}
      view={choices.view}
      by={choices.by}
      figures={figures}
      earlier={earlier?.Days}
      off={choices.off}
      onOff={(off) => show({ off: off.join(',') })}
      isCompared={choices.isCompared}
      onCompared={toggleCompared(choices)}
      onView={(view) => show({ view: view === 'chart' ? '' : view })}
    />
    <div className="min-w-0">
      <ReportTable
        by={choices.by}
        groups={figures.Groups}
        earlier={earlier?.Groups}
        hrefOf={(id) =>
          choices.by === 'relation'
            ? addressWith({ by: 'location', relation: id, off: '' })
            : paths.netLocation(id)
        }
      />
      <LeftOut elsewhere={figures.Elsewhere} />
    </div>
  </div>
)
