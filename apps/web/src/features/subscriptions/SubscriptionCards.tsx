import { genericCalls } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { ListRows } from '../../components/lists/ListRows.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SUBSCRIPTION_CARDS } from './cardList.tsx'

const { filtered } = genericCalls('token', 'Token')

export const SubscriptionCards = ({ subscription }: { subscription: string }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className="mb-3 text-lg font-semibold tracking-[-0.01em]">
        {t('subscriptions.cards.title')}
      </h2>
      <ListRows
        list={SUBSCRIPTION_CARDS}
        read={(query, signal) =>
          bco().call(filtered, { query: { ...query, Links: 'RelationContact' } }, { signal })
        }
        fixed={[{ field: 'Subscription', operator: 'EX', value: subscription }]}
        level={3}
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
