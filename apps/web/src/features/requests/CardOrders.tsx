import { genericRoutes } from '@portal/schemas'
import { CreditCard } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { paths } from '../../data/paths.ts'
import { useOperation } from '../../data/reads.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { orderLook } from './statusLook.ts'

const SHOWN = 5
const { filtered } = genericRoutes('chargepassrequest', 'ChargePassRequest')

/** The last orders of charge cards, which are requests of a class of their own; nothing where there are none. */
export const CardOrders = ({ relation }: { relation: string }) => {
  const { t, told, formats } = useI18n()
  const { data, error, retry } = useOperation(filtered, {
    query: { relid: relation, pagesize: SHOWN, orderby: 'CreatedOn desc', DataCategories: 'BASIC,STATE' },
  })
  if (!data && error) {
    return (
      <Card title={t('requests.orders')} className="mt-6" padded={false}>
        <FailedRead title={t('requests.orders.failed')} failure={error} onRetry={retry} />
      </Card>
    )
  }
  if (!data || data.Data.length === 0) return null
  return (
    <Card
      title={t('requests.orders')}
      note={t('requests.orders.count', { shown: data.Data.length, total: data.Page.Results })}
      className="mt-6"
      padded={false}
    >
      <ul>
        {data.Data.map((order) => (
          <LinkRow
            key={order.Id}
            href={order.isUnreadable ? undefined : paths.cardOrder(order.Id)}
            icon={CreditCard}
            title={
              order.isUnreadable
                ? t('reads.unreadable')
                : t('requests.orders.cards', { count: order.Quantity })
            }
            detail={formats.dateTime(order.CreatedOn)}
            aside={
              <Badge
                {...orderLook(order.Status)}
                label={told(order.Status, (known) => t(`requests.order.${known}`))}
              />
            }
          />
        ))}
      </ul>
    </Card>
  )
}
