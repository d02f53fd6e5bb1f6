import { genericCalls, MAX_PAGE_SIZE } from '@portal/schemas'
import { CreditCard } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { CardView } from '../../components/CardView.tsx'
import { ValueBadge } from '../../components/lists/valueLooks.tsx'
import { paths } from '../../data/paths.ts'
import { queryOfSpan, usePeriod } from '../../data/period.ts'
import { useQuery } from '../../data/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { ORDER_STATUSES } from './statuses.ts'

const LIMIT = 5
const { filtered } = genericCalls('chargepassrequest', 'ChargePassRequest')

/**
 * Latest charge card orders of the period, or all of them. Renders nothing if there are none. Orders are a separate class with other
 * states and no price, so they would break the paging and filters of the requests table.
 */
export const CardOrders = ({ relation }: { relation: string }) => {
  const { t, formats } = useI18n()
  const [search, setSearch] = useSearchParams()
  const { span } = usePeriod()
  const areAll = search.get('orders') === 'all'
  const toggle = () =>
    setSearch(
      (query) => {
        const next = new URLSearchParams(query)
        if (areAll) next.delete('orders')
        else next.set('orders', 'all')
        return next
      },
      { replace: true },
    )
  const read = useQuery(filtered, {
    query: {
      relid: relation,
      pagesize: areAll ? MAX_PAGE_SIZE : LIMIT,
      orderby: 'CreatedOn desc',
      DataCategories: 'BASIC,STATE',
      ...queryOfSpan(span),
    },
  })
  const { data, error } = read
  if (data ? data.Data.length === 0 : !error && !areAll) return null
  return (
    <Card
      title={t('requests.orders')}
      className="mt-6"
      padded={false}
      {...(data && {
        note:
          data.Data.length < data.Page.Results
            ? t('requests.orders.count', { shown: data.Data.length, total: data.Page.Results })
            : data.Page.Results,
      })}
      {...((areAll || (data && data.Page.Results > LIMIT)) && {
        action: (
          <Button size="sm" aria-expanded={areAll} onClick={toggle}>
            {t('requests.orders.all')}
          </Button>
        ),
      })}
    >
      <CardView read={read} failed={t('requests.orders.failed')} height="h-40">
        {({ Data }) => (
          <ul>
            {Data.map((order) => (
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
                aside={<ValueBadge values={ORDER_STATUSES} value={order.Status} />}
              />
            ))}
          </ul>
        )}
      </CardView>
    </Card>
  )
}
