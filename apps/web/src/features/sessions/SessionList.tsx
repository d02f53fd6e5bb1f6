import { queryOf } from '@portal/machines'
import { getChargesessionTotals, listChargesessions } from '@portal/schemas'
import { History, ReceiptText } from 'lucide-react'
import { useSearch } from 'wouter'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { listAddress, useList } from '../../components/lists/useList.ts'
import { EmptyPeriod } from '../../components/period/EmptyPeriod.tsx'
import { PeriodChips } from '../../components/period/PeriodChips.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { useListRelation } from '../../data/listRelation.ts'
import { paths } from '../../data/paths.ts'
import { type ListPeriod, queryOfSpan, usePeriod } from '../../data/period.ts'
import { useQuery } from '../../data/query.ts'
import { viewFromAddress } from '../../data/tableAddress.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SESSIONS } from './list.tsx'

/** The query in this URL also filters the totals. */
const ADDRESS = listAddress(SESSIONS)

/** Sessions at the chargers of a relation and its sub-organisations (S2), newest first. */
export const SessionList = () => {
  const { t } = useI18n()
  const relation = useListRelation()
  const period = usePeriod()
  return (
    <div className="wide">
      <ScreenHeader
        title={t('sessions.title')}
        context={<Totals relation={relation} period={period} />}
        actions={
          <LinkButton icon={ReceiptText} href={paths.statement()}>
            {t('sessions.statement')}
          </LinkButton>
        }
      />
      <PeriodChips period={period} />
      <Sessions key={`${relation} ${period.key}`} relation={relation} period={period} />
    </div>
  )
}

interface SessionsProps {
  relation: string
  period: ListPeriod
}

/** Totals of all matching sessions, not only of those on the current page. */
const Totals = ({ relation, period }: SessionsProps) => {
  const { t, formats } = useI18n()
  const { filter } = queryOf([], viewFromAddress(useSearch(), ADDRESS))
  const { data } = useQuery(getChargesessionTotals, {
    query: { relid: relation, ...(filter !== undefined && { filter }), ...queryOfSpan(period.span) },
  })
  if (!data || data.Sessions === 0) return t('sessions.context')
  return t('sessions.totals', {
    sessions: t('sessions.totals.count', { count: data.Sessions }),
    energy: `${formats.count(data.EnergyKwh)} kWh`,
    price: formats.money(data.Price),
  })
}

const Sessions = ({ relation, period }: SessionsProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const list = useList(SESSIONS, (query, signal) =>
    bco().call(
      listChargesessions,
      {
        query: {
          ...query,
          ...queryOfSpan(period.span),
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
        period.span ? (
          <EmptyPeriod show={period.show} />
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
