import { HOUR_MS } from '@portal/schemas'
import { Download, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { PrintButton } from '../../components/PrintButton.tsx'
import { PrintHead } from '../../components/PrintHead.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { RecordLoading } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import type { Span } from '../../data/calendar.ts'
import { chargerNameOf } from '../../data/chargerName.ts'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { saveFile } from '../../data/saveFile.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadPlacement } from '../../services/readers/placements.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { MeterCard } from './MeterCard.tsx'
import { statementMonths } from './months.ts'
import { type ReadStatement, useReimbursed, useStatement } from './reads.ts'
import { SessionsCard } from './SessionsCard.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { statementFile } from './statementFile.ts'

/** Monthly reimbursement of a home charger, compared with its meter. Can be printed and exported. */
export const StatementScreen = () => {
  const { t } = useI18n()
  const placements = useReimbursed()
  return (
    <QueryView
      entry={entryOf(placements)}
      loading={
        <>
          <Header />
          <RecordLoading />
        </>
      }
      failed={t('statement.failed')}
    >
      {(all) => {
        const [first] = all
        return first ? (
          <Chosen placements={all} first={first} />
        ) : (
          <>
            <Header />
            <Card>
              <EmptyState
                level={2}
                picture={<IconTile icon={House} tone="off" />}
                title={t('statement.none')}
                actions={<LinkButton href={paths.chargers()}>{t('statement.toChargers')}</LinkButton>}
              >
                {t('statement.none.text')}
              </EmptyState>
            </Card>
          </>
        )
      }}
    </QueryView>
  )
}

const Header = ({ context, actions }: { context?: string; actions?: ReactNode }) => {
  const { t } = useI18n()
  return (
    <ScreenHeader
      title={t('statement.title')}
      {...(context !== undefined && { context })}
      {...(actions !== undefined && { actions })}
      breadcrumbs={
        <Breadcrumbs
          label={t('common.breadcrumb')}
          crumbs={[
            { label: t('statement.history'), href: paths.sessions() },
            { label: t('statement.title') },
          ]}
        />
      }
    />
  )
}

/** Selects the charger and month from the URL; by default the first charger and the last complete month. */
const Chosen = ({ placements, first }: { placements: readonly ReadPlacement[]; first: ReadPlacement }) => {
  const { t, formats } = useI18n()
  const now = useNow(HOUR_MS)
  const [search, setSearch] = useSearchParams()
  const months = statementMonths(now)
  const charger = search.get('charger')
  const name = search.get('month')
  const placement = placements.find(({ ChargePointId }) => ChargePointId === charger) ?? first
  const month = months.find((one) => one.name === name) ?? months[1]
  const choose = (key: 'charger' | 'month', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(key, value)
        return next
      },
      { replace: true },
    )
  if (!month) return null
  return (
    <Month placement={placement} span={month.span} month={month.name}>
      <div className="mb-4 grid gap-3 sm:max-w-xl sm:grid-cols-2 print:hidden">
        <Select
          label={t('statement.month')}
          value={month.name}
          options={months.map((one) => ({ value: one.name, label: formats.monthYear(one.span.start) }))}
          onChange={({ target }) => choose('month', target.value)}
        />
        <Select
          label={t('statement.charger')}
          value={placement.ChargePointId}
          options={placements.map((one) => ({ value: one.ChargePointId, label: chargerNameOf(one) }))}
          onChange={({ target }) => choose('charger', target.value)}
        />
      </div>
    </Month>
  )
}

interface MonthProps {
  placement: ReadPlacement
  span: Span
  month: string
  children: ReactNode
}

const Month = ({ placement, span, month, children }: MonthProps) => {
  const { t, formats } = useI18n()
  const read = useStatement(placement, span)
  const context = t('statement.context', {
    charger: chargerNameOf(placement),
    month: formats.monthYear(span.start),
  })
  const save = ({ lines }: ReadStatement) => {
    const { text, type } = statementFile(lines, t, formats)
    saveFile(`statement-${placement.ChargePointId}-${month}.csv`, new Blob([text], { type }))
  }
  return (
    <>
      <PrintHead title={context} />
      <Header
        context={context}
        actions={
          read.data && (
            <>
              <PrintButton label={t('statement.print')} />
              <Button icon={Download} onClick={() => read.data && save(read.data)}>
                {t('statement.csv')}
              </Button>
            </>
          )
        }
      />
      {children}
      <QueryView entry={entryOf(read)} loading={<RecordLoading />} failed={t('statement.failed')}>
        {(statement) => (
          <div className="grid gap-4">
            <SummaryCard statement={statement} contract={placement.ContractNumber} />
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
              <SessionsCard lines={statement.lines} />
              <MeterCard statement={statement} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  )
}
