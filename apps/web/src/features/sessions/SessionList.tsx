import { queryOf } from '@portal/machines'
import { getChargesessionTotals, HOUR_MS, listChargesessions } from '@portal/schemas'
import { History, ReceiptText } from 'lucide-react'
import { useSearch } from 'wouter'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { listAddress, useList } from '../../components/lists/useList.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import type { Span } from '../../data/calendar.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
import { viewFromAddress } from '../../data/tableAddress.ts'
import { useNow } from '../../data/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SESSIONS } from './list.tsx'
import { PeriodChips, usePeriod } from './PeriodChips.tsx'
import { queryOfSpan, spanOf } from './period.ts'

/** The query in the URL also limits the totals. */
const ADDRESS = listAddress(SESSIONS)

/** Sessions at the chargers of a relation and those below it (S2), newest first. */
export const SessionList = () => {
  const { t } = useI18n()
  const relation = useShownRelation()
  const now = useNow(HOUR_MS)
  const [period] = usePeriod()
  const span = spanOf(period, now)
  return (
    <div className="wide">
      <ScreenHeader
        title={t('sessions.title')}
        context={<Totals relation={relation} span={span} />}
        actions={
          <LinkButton icon={ReceiptText} href={paths.statement()}>
            {t('sessions.statement')}
          </LinkButton>
        }
      />
      <PeriodChips />
      <Sessions key={`${relation} ${span?.start} ${span?.end}`} relation={relation} span={span} />
    </div>
  )
}

interface SessionsProps {
  relation: string
  span: Span | undefined
}

/** Totals over all matching sessions, shown on every page. */
const Totals = ({ relation, span }: SessionsProps) => {
  const { t, formats } = useI18n()
  const { filter } = queryOf([], viewFromAddress(useSearch(), ADDRESS))
  const { data } = useQuery(getChargesessionTotals, {
    query: { relid: relation, ...(filter !== undefined && { filter }), ...queryOfSpan(span) },
  })
  if (!data || data.Sessions === 0) return t('sessions.context')
  return t('sessions.totals', {
    sessions: t('sessions.totals.count', { count: data.Sessions }),
    energy: `${formats.count(data.EnergyKwh)} kWh`,
    price: formats.money(data.Price),
  })
}

const Sessions = ({ relation, span }: SessionsProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const [, showPeriod] = usePeriod()
  const list = useList(SESSIONS, (query, signal) =>
    bco().call(
      listChargesessions,
      {
        query: {
          ...query,
          ...queryOfSpan(span),
          relid: relation,
          DataCategories: 'BASIC,STATE',
          Links: 'Location',
        },
      },
      { signal },
    ),
  )
  return (
    <ServerTable
      {...list}
      empty={
        span ? (
          <EmptyState
            title={t('sessions.period.none')}
            actions={<Button onClick={() => showPeriod('')}>{t('sessions.period.showAll')}</Button>}
          >
            {t('sessions.period.none.text')}
          </EmptyState>
        ) : (
          <EmptyList
            icon={History}
            title={t('sessions.empty.title')}
            action={t('sessions.empty.action')}
            start="CHARGER"
          >
            {t('sessions.empty.text')}
          </EmptyList>
        )
      }
    />
  )
}
