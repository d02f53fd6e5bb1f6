import { genericCalls } from '@portal/schemas'
import { X } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import { editedBody } from '../../data/records.ts'
import type { ReadSubscription, ReadToken } from '../../services/readers/cards.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

const { createupdate } = genericCalls('token', 'Token')

export interface RemoveCardProps {
  card: ReadToken
  subscription: ReadSubscription
}

export const RemoveCard = ({ card, subscription }: RemoveCardProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const words = { number: card.Number, name: subscription.Description }
  const title = t('subscriptions.cards.removeOne', words)
  return (
    <ConfirmDialog
      size="sm"
      icon={X}
      version={card.Version}
      label={t('subscriptions.cards.remove')}
      title={title}
      accessibleName={title}
      failed={t('subscriptions.cards.removeFailed')}
      write={async (version, options) => {
        const body = editedBody(card.Id, { Version: version }, { Subscription: undefined })
        await bco().call(createupdate, { query: {}, body }, options)
        tell(t('subscriptions.cards.removed', words))
      }}
    >
      <p>{t('subscriptions.cards.removeText', words)}</p>
    </ConfirmDialog>
  )
}
