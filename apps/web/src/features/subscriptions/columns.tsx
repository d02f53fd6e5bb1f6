import { linkedRecord } from '../../data/records.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import { periodOf } from './period.ts'
import { SubscriptionBadge, statusText } from './SubscriptionBadge.tsx'

/** The fields that the list can be ordered by; `SubscriptionType` and `Relation` go by the name of the linked record. */
export const SORT_FIELDS = [
  'Description',
  'SubscriptionType',
  'TariffCode',
  'Status',
  'StartDate',
  'MonthlyFee',
  'Relation',
] as const
type SortField = (typeof SORT_FIELDS)[number]

export const subscriptionColumns = (
  t: Translate,
  formats: Formats,
  now: number,
): readonly Column<ReadSubscription>[] => {
  const nameOf = (subscription: ReadSubscription, link: string) =>
    linkedRecord(subscription, link)?.Description ?? '–'
  const inShort = (subscription: ReadSubscription) => {
    const { kind, start, end } = periodOf(subscription, now)
    return t(`subscriptions.period.${kind}`, { start: formats.date(start), end: formats.date(end) })
  }
  return [
    {
      key: 'Description' satisfies SortField,
      header: t('subscriptions.column.Description'),
      value: ({ Description }) => Description,
      cell: ({ Description }) => Description,
      sortable: true,
      phone: 'title',
    },
    {
      key: 'SubscriptionType' satisfies SortField,
      priority: 3,
      header: t('subscriptions.column.SubscriptionType'),
      value: (subscription) => linkedRecord(subscription, 'SubscriptionType')?.Description,
      cell: (subscription) => nameOf(subscription, 'SubscriptionType'),
      sortable: true,
    },
    {
      key: 'TariffCode' satisfies SortField,
      priority: 4,
      header: t('subscriptions.column.TariffCode'),
      value: ({ TariffCode }) => TariffCode,
      cell: ({ TariffCode }) => TariffCode || '–',
      sortable: true,
      quiet: true,
    },
    {
      key: 'Status' satisfies SortField,
      header: t('subscriptions.column.Status'),
      value: ({ Status }) => statusText(t, Status),
      cell: ({ Status }) => <SubscriptionBadge status={Status} />,
      sortable: true,
      phone: 'status',
    },
    {
      key: 'StartDate' satisfies SortField,
      priority: 2,
      header: t('subscriptions.column.period'),
      value: inShort,
      cell: (subscription) => (
        <span className="rows:whitespace-nowrap">
          {inShort(subscription)}
          <span className="rows:hidden">
            {' '}
            · {t('subscriptions.cards.count', { count: subscription.TokenIds.length })} ·{' '}
            {subscription.MonthlyFee === undefined
              ? '–'
              : t('subscriptions.perMonth', { fee: formats.money(subscription.MonthlyFee) })}
          </span>
        </span>
      ),
      sortable: true,
      phone: 'detail',
    },
    {
      key: 'MonthlyFee' satisfies SortField,
      priority: 2,
      header: t('subscriptions.column.MonthlyFee'),
      value: ({ MonthlyFee }) => MonthlyFee,
      unit: '€',
      cell: ({ MonthlyFee }) => formats.money(MonthlyFee),
      align: 'end',
      sortable: true,
    },
    {
      key: 'cards',
      priority: 3,
      header: t('subscriptions.cards'),
      value: ({ TokenIds }) => TokenIds.length,
      cell: ({ TokenIds }) => formats.count(TokenIds.length),
      align: 'end',
    },
    {
      key: 'Relation' satisfies SortField,
      priority: 4,
      header: t('subscriptions.column.Relation'),
      value: (subscription) => linkedRecord(subscription, 'Relation')?.Description,
      cell: (subscription) => nameOf(subscription, 'Relation'),
      sortable: true,
      quiet: true,
    },
  ]
}
