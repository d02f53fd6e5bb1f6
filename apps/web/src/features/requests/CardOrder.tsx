import { genericCalls } from '@portal/schemas'
import { CreditCard } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { addressLine } from '../../components/addressLine.ts'
import { ValueBadge } from '../../components/lists/valueLooks.tsx'
import { RequestCrumbs, RequestView } from '../../components/requests/RequestView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadCardOrder } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ORDER_STATUSES } from './statuses.ts'

const { one } = genericCalls('chargepassrequest', 'ChargePassRequest')
const { one: oneToken } = genericCalls('token', 'Token')

export const CardOrder = () => {
  const { t, valueText } = useI18n()
  const id = usePathId()
  const read = useQuery(one, { params: { id }, query: { Links: 'Relation,SubscriptionType' } })
  const order = read.data
  const title = order ? t('requests.orders.cards', { count: order.Quantity }) : t('requests.order')
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumbs={<RequestCrumbs id={id} />}
        {...(order && {
          badge: <ValueBadge values={ORDER_STATUSES} value={order.Status} />,
          context: valueText(order.Status, (status) => t(`requests.order.sentence.${status}`)),
        })}
      />
      <RequestView read={read}>{(loadedOrder) => <Order order={loadedOrder} />}</RequestView>
    </>
  )
}

const Order = ({ order }: { order: ReadCardOrder }) => {
  const { t, formats } = useI18n()
  const nameOf = (link: string) => linkedRecord(order, link)?.Description ?? '–'
  return (
    <>
      {order.Status === 'REJECTED' && order.Reason !== undefined && (
        <div className="mb-4">
          <Notice kind="warning" live="off" title={t('requests.order.reason')}>
            {order.Reason}
          </Notice>
        </div>
      )}
      <div className="record-columns">
        <Card title={t('requests.order.made')} padded={false}>
          {order.TokenIds.length === 0 && (
            <p className="px-4.5 pb-4.5 text-ink-2">{t('requests.order.none')}</p>
          )}
          <ul>
            {order.TokenIds.map((token) => (
              <OrderedCard key={token} id={token} />
            ))}
          </ul>
        </Card>
        <Card title={t('common.details')} padded={false}>
          <DescriptionList>
            <KeyValue name={t('requests.number')}>{order.Id}</KeyValue>
            <KeyValue name={t('requests.column.CreatedOn')}>{formats.dateTime(order.CreatedOn)}</KeyValue>
            <KeyValue name={t('requests.relation')}>{nameOf('Relation')}</KeyValue>
            <KeyValue name={t('requests.draft.subscriptionType')}>{nameOf('SubscriptionType')}</KeyValue>
            <KeyValue name={t('requests.delivery')}>{addressLine(order.DeliveryAddress)}</KeyValue>
          </DescriptionList>
        </Card>
      </div>
    </>
  )
}

const OrderedCard = ({ id }: { id: string }) => {
  const { data } = useQuery(oneToken, { params: { id }, query: { Fields: 'Number,Description' } })
  return (
    <LinkRow
      href={paths.card(id)}
      icon={CreditCard}
      title={data?.Number ?? id}
      {...(data && { detail: data.Description })}
    />
  )
}
