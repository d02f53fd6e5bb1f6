import { genericCalls } from '@portal/schemas'
import { X } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import { editedBody } from '../../data/records.ts'
import { useWriting } from '../../data/writing.ts'
import type { ReadSubscription, ReadToken } from '../../services/readers/cards.ts'
import { Button } from '../../ui/Button.tsx'
import { WriteDialog } from '../WriteDialog.tsx'

const { createupdate } = genericCalls('token', 'Token')

export interface RemoveCardProps {
  card: ReadToken
  subscription: ReadSubscription
}

/** Removes a card from its subscription, after a confirmation. */
export const RemoveCard = ({ card, subscription }: RemoveCardProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const words = { number: card.Number, name: subscription.Description }
  const remove = useWriting({
    draftKey: undefined,
    draft: card.Id,
    isOpen: false,
    isReady: () => true,
    write: async ({ draft: Id, version }, options) => {
      const body = editedBody(Id, { Version: version }, { Subscription: undefined })
      await bco().call(createupdate, { query: {}, body }, options)
      tell(t('subscriptions.cards.removed', words))
    },
  })
  return (
    <>
      <Button
        size="sm"
        icon={X}
        aria-label={t('subscriptions.cards.removeOne', words)}
        onClick={() => remove.send({ type: 'OPEN' })}
      >
        {t('subscriptions.cards.remove')}
      </Button>
      <WriteDialog
        writing={remove}
        version={card.Version}
        words={{
          title: t('subscriptions.cards.removeOne', words),
          send: t('subscriptions.cards.remove'),
          busy: t('common.saving'),
          failed: t('subscriptions.cards.removeFailed'),
        }}
      >
        <p>{t('subscriptions.cards.removeText', words)}</p>
      </WriteDialog>
    </>
  )
}
