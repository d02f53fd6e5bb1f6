import { genericRoutes, HOUR_MS } from '@portal/schemas'
import { CreditCard, ReceiptText } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { useList } from '../../components/lists/useList.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
import { useNow } from '../../data/useNow.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { subscriptionsAt } from './columns.tsx'

const { filtered } = genericRoutes('subscription', 'Subscription')
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
  const { t } = useI18n()
  const { bco } = useSystem()
  const now = useNow(HOUR_MS)
  const list = useList(subscriptionsAt(now), (query, signal) =>
    bco().call(
      filtered,
      { query: { ...query, relid: relation, Fields: FIELDS, Links: 'SubscriptionType,Relation' } },
      { signal },
    ),
  )
  return (
    <ServerTable
      {...list}
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
