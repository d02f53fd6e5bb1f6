import { genericCalls } from '@portal/schemas'
import type { Subscription } from '@portal/schemas/contract'
import { CalendarClock, Check, CircleOff, ReceiptText } from 'lucide-react'
import type { ColumnWords, DeclaredColumn } from '../../components/lists/columns.tsx'
import type { RelationList } from '../../components/lists/ListScreen.tsx'
import type { ValueBadges } from '../../components/lists/valueLooks.tsx'
import { paths } from '../../data/paths.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { periodOf } from './period.ts'

export const SUBSCRIPTION_STATUSES: ValueBadges<Subscription['Status']> = {
  ACTIVE: { tone: 'ok', icon: Check, label: 'subscriptions.status.ACTIVE' },
  PENDING: { tone: 'res', icon: CalendarClock, label: 'subscriptions.status.PENDING' },
  ENDED: { tone: 'off', icon: CircleOff, label: 'subscriptions.status.ENDED' },
}

const { filtered } = genericCalls('subscription', 'Subscription')
/** Includes the card ids, because the response has no card count. */
const FIELDS =
  'Description,SubscriptionTypeId,TariffCode,Status,StartDate,EndDate,MonthlyFee,TokenIds,RelationId'

const columnsAt = (now: number): readonly DeclaredColumn<ReadSubscription>[] => {
  const inShort = (subscription: ReadSubscription, { t, formats }: ColumnWords) => {
    const { kind, start, end } = periodOf(subscription, now)
    return t(`subscriptions.period.${kind}`, { start: formats.date(start), end: formats.date(end) })
  }
  return [
    { kind: 'text', field: 'Description', header: 'subscriptions.column.Description', phone: 'title' },
    {
      kind: 'link',
      field: 'SubscriptionType',
      header: 'subscriptions.column.SubscriptionType',
      priority: 3,
    },
    {
      kind: 'text',
      field: 'TariffCode',
      header: 'subscriptions.column.TariffCode',
      cell: ({ TariffCode }) => TariffCode || '–',
      priority: 4,
      quiet: true,
    },
    {
      kind: 'badge',
      field: 'Status',
      header: 'subscriptions.column.Status',
      values: SUBSCRIPTION_STATUSES,
      phone: 'status',
    },
    {
      kind: 'text',
      field: 'StartDate',
      header: 'subscriptions.column.period',
      words: inShort,
      cell: (subscription, words) => (
        <span className="rows:whitespace-nowrap">
          {inShort(subscription, words)}
          <OnPhone subscription={subscription} words={words} />
        </span>
      ),
      priority: 2,
      phone: 'detail',
    },
    { kind: 'money', field: 'MonthlyFee', header: 'subscriptions.column.MonthlyFee', priority: 2 },
    {
      kind: 'count',
      field: 'cards',
      header: 'subscriptions.cards',
      isUnsorted: true,
      value: ({ TokenIds }) => TokenIds.length,
      priority: 3,
    },
    { kind: 'link', field: 'Relation', header: 'subscriptions.column.Relation', priority: 4, quiet: true },
  ]
}

const OnPhone = ({
  subscription: { TokenIds, MonthlyFee },
  words: { t, formats },
}: {
  subscription: ReadSubscription
  words: ColumnWords
}) => (
  <span className="rows:hidden">
    {' '}
    · {t('subscriptions.cards.count', { count: TokenIds.length })} ·{' '}
    {MonthlyFee === undefined ? '–' : t('subscriptions.perMonth', { fee: formats.money(MonthlyFee) })}
  </span>
)

/** Returns the list of the subscriptions of a relation and its sub-organisations (S2), with their periods at `now`. */
export const subscriptionsAt = (now: number): RelationList<ReadSubscription> => ({
  name: 'subscriptions',
  title: 'subscriptions.title',
  context: 'subscriptions.context',
  failed: 'subscriptions.failed',
  columns: columnsAt(now),
  filters: ['Status', 'Description', 'SubscriptionType', 'TariffCode', 'Relation'],
  sort: 'Description',
  date: { field: 'StartDate', header: 'subscriptions.start' },
  path: (id) => paths.subscription({ id }),
  read: (bco, query, options) =>
    bco.call(filtered, { query: { ...query, Fields: FIELDS, Links: 'SubscriptionType,Relation' } }, options),
  empty: {
    icon: ReceiptText,
    title: 'subscriptions.empty.title',
    text: 'subscriptions.empty.text',
    action: 'subscriptions.empty.action',
    start: 'CARD',
  },
})
