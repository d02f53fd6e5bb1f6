import { useI18n } from '../../app/context.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { AddCard } from './AddCard.tsx'
import { CardsOfSubscription } from './CardsOfSubscription.tsx'
import { ChangeType } from './ChangeType.tsx'
import { EndSubscription } from './EndSubscription.tsx'

export interface SubscriptionWorkProps {
  subscription: ReadSubscription
  level: 2 | 4
}

/** Actions of operators on a subscription, and its cards. */
export const SubscriptionWork = ({ subscription, level }: SubscriptionWorkProps) => {
  const { t } = useI18n()
  const Heading = `h${level}` as const
  const isOver = subscription.Status === 'ENDED'
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {!isOver && <ChangeType subscription={subscription} />}
        <EndSubscription subscription={subscription} />
      </div>
      <div className="mt-4 mb-1.5 flex flex-wrap items-center justify-between gap-3">
        <Heading className="font-semibold">{t('subscriptions.cards.title')}</Heading>
        {!isOver && <AddCard subscription={subscription} />}
      </div>
      <CardsOfSubscription subscription={subscription} />
    </>
  )
}
