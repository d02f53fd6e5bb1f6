import { FIRST_VIEW } from '@portal/machines'
import { genericRoutes } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useTable } from '../../data/table.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CARD_FIELDS, subscriptionCardColumns } from './cardColumns.tsx'

const { filtered } = genericRoutes('token', 'Token')

/** The cards of a subscription, each with the way to it. */
export const SubscriptionCards = ({ subscription }: { subscription: string }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const table = useTable<ReadToken>({
    filterFields: CARD_FIELDS,
    sortFields: CARD_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'Number', isDescending: false } },
    fixed: [{ field: 'Subscription', operator: 'EX', value: subscription }],
    read: (query, signal) =>
      bco().call(filtered, { query: { ...query, Links: 'RelationContact' } }, { signal }),
  })
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className="mb-3 text-lg font-semibold tracking-[-0.01em]">
        {t('subscriptions.cards.title')}
      </h2>
      <ServerTable
        table={table}
        keptAs="subscriptionCards"
        caption={t('subscriptions.cards.title')}
        level={3}
        columns={subscriptionCardColumns(t)}
        rowKey={({ Id }) => Id}
        rowHref={({ Id }) => paths.card(Id)}
        filterFields={CARD_FIELDS.map((field) => ({
          value: field,
          label: t(`subscriptions.cards.column.${field}`),
        }))}
        failedTitle={t('subscriptions.cards.failed')}
        empty={
          <Card padded={false}>
            <EmptyState level={3} title={t('subscriptions.cards.none.title')}>
              {t('subscriptions.cards.none.text')}
            </EmptyState>
          </Card>
        }
      />
    </section>
  )
}
