import { FIRST_VIEW } from '@portal/machines'
import { genericRoutes, HOUR_MS } from '@portal/schemas'
import { CreditCard, ReceiptText } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
import { useTable } from '../../data/table.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SORT_FIELDS, subscriptionColumns } from './columns.tsx'
import { STATUSES } from './SubscriptionBadge.tsx'

const { filtered } = genericRoutes('subscription', 'Subscription')
const TEXT_FIELDS = ['Description', 'SubscriptionType', 'TariffCode', 'Relation'] as const
/** The ids of the cards are asked for because there is no other number of them. */
const FIELDS =
  'Description,SubscriptionTypeId,TariffCode,Status,StartDate,EndDate,MonthlyFee,TokenIds,RelationId'

/** The subscriptions of a relation and those below it (S2); reached from the charge cards. */
export const SubscriptionList = () => {
  const { t } = useI18n()
  const relation = useShownRelation()
  return (
    <>
      <ScreenHeader
        title={t('subscriptions.title')}
        context={t('subscriptions.context')}
        actions={
          <LinkButton icon={CreditCard} href={paths.cards()}>
            {t('subscriptions.toCards')}
          </LinkButton>
        }
      />
      <Subscriptions key={relation} relation={relation} />
    </>
  )
}

const Subscriptions = ({ relation }: { relation: string }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const now = useNow(HOUR_MS)
  const table = useTable<ReadSubscription>({
    filterFields: [...TEXT_FIELDS, 'Status'],
    sortFields: SORT_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'Description', isDescending: false } },
    fixed: [],
    read: (query, signal) =>
      bco().call(
        filtered,
        { query: { ...query, relid: relation, Fields: FIELDS, Links: 'SubscriptionType,Relation' } },
        { signal },
      ),
  })
  return (
    <ServerTable
      table={table}
      keptAs="subscriptions"
      caption={t('subscriptions.title')}
      columns={subscriptionColumns(t, formats, now)}
      rowKey={({ Id }) => Id}
      rowHref={({ Id }) => paths.subscription({ id: Id })}
      filterFields={[
        {
          value: 'Status',
          label: t('subscriptions.column.Status'),
          values: STATUSES.map((status) => ({ value: status, label: t(`subscriptions.status.${status}`) })),
        },
        ...TEXT_FIELDS.map((field) => ({ value: field, label: t(`subscriptions.column.${field}`) })),
      ]}
      failedTitle={t('subscriptions.failed')}
      empty={
        <EmptyList
          icon={ReceiptText}
          title={t('subscriptions.empty.title')}
          action={t('subscriptions.empty.action')}
          start="CARD"
        >
          {t('subscriptions.empty.text')}
        </EmptyList>
      }
    />
  )
}
