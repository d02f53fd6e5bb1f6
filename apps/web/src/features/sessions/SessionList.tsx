import { queryOf } from '@portal/machines'
import { getChargesessionTotals } from '@portal/schemas'
import { ReceiptText } from 'lucide-react'
import { useSearch } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { listAddress } from '../../components/lists/declaredList.ts'
import { ListScreen } from '../../components/lists/ListScreen.tsx'
import { useListRelation } from '../../data/listRelation.ts'
import { paths } from '../../data/paths.ts'
import { queryOfSpan, usePeriod } from '../../data/period.ts'
import { useQuery } from '../../data/query.ts'
import { viewFromAddress } from '../../data/tableAddress.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SESSIONS } from './list.tsx'

/** Query parameters of the list, which also filter the totals. */
const ADDRESS = listAddress(SESSIONS)

/** Sessions at the chargers of a relation and its sub-organisations (S2), newest first. */
export const SessionList = () => {
  const { t } = useI18n()
  return (
    <div className="wide">
      <ListScreen
        list={SESSIONS}
        context={<Totals />}
        actions={
          <LinkButton icon={ReceiptText} href={paths.statement()}>
            {t('sessions.statement')}
          </LinkButton>
        }
      />
    </div>
  )
}

/** Totals of all matching sessions, not only of those on the current page. */
const Totals = () => {
  const { t, formats } = useI18n()
  const relation = useListRelation()
  const { span } = usePeriod()
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
