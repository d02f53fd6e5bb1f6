import { formatFilter, genericCalls } from '@portal/schemas'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import { useTell } from '../../data/notify.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import { useWriting } from '../../data/writing.ts'
import type { ReadSubscription, ReadToken } from '../../services/readers/cards.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { ActionDialog } from '../ActionDialog.tsx'

const { filtered, createupdate } = genericCalls('token', 'Token')
/** Maximum number of options; more digits narrow them down. */
const LIMIT = 8

interface Chosen {
  readonly Id: string
  readonly Number: string
  readonly Version: number
}

const NONE: Chosen = { Id: '', Number: '', Version: 0 }

/** Moves a card of the same customer from its previous subscription, if any, to this one. */
export const AddCard = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const { Id: Subscription, RelationId, Description } = subscription
  const writing = useWriting<Chosen>({
    draftKey: undefined,
    draft: NONE,
    isOpen: false,
    isReady: ({ Id }) => Id !== '',
    write: async ({ draft: { Id, Number, Version } }, options) => {
      await bco().call(createupdate, { query: {}, body: { Id, Version, Subscription } }, options)
      tell(t('subscriptions.cards.added', { number: Number, name: Description }))
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={undefined}
      size="sm"
      icon={CreditCard}
      label={t('subscriptions.cards.add')}
      failed={t('subscriptions.cards.addFailed')}
    >
      {({ draft, change, isSending, isMissing }) => (
        <CardField
          relationId={RelationId}
          except={Subscription}
          chosen={draft}
          isReadOnly={isSending}
          error={isMissing && draft.Id === '' && t('subscriptions.cards.choose')}
          onChoose={change}
        />
      )}
    </ActionDialog>
  )
}

interface CardFieldProps {
  relationId: string
  /** Subscription whose cards cannot be chosen. */
  except: string
  chosen: Chosen
  isReadOnly: boolean
  error: string | false
  onChoose: (card: Chosen) => void
}

const chosenOf = ({ Id, Number, Version = 0 }: ReadToken): Chosen => ({ Id, Number, Version })

/** Combo box that finds a card of the customer; the server searches by part of the number. */
const CardField = ({ relationId, except, chosen, isReadOnly, error, onChoose }: CardFieldProps) => {
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const { data, error: failure } = useQuery(filtered, {
    query: {
      filter: formatFilter([
        { field: 'RelationId', operator: 'EX', value: relationId },
        ...(sought === '' ? [] : [{ field: 'Number', operator: 'CO', value: sought } as const]),
      ]),
      orderby: 'Number',
      // Requests more, because the cards of this subscription are filtered out below.
      pagesize: 2 * LIMIT,
      Links: 'Subscription',
    },
  })
  const found = (data?.Data ?? []).filter((card) => card.Subscription !== except).slice(0, LIMIT)
  return (
    <ComboBox
      label={t('subscriptions.cards.card')}
      hint={t('subscriptions.cards.cardHint')}
      none={t('subscriptions.cards.notFound')}
      value={chosen.Id}
      valueLabel={chosen.Number}
      readOnly={isReadOnly}
      error={failure ? t('subscriptions.cards.failed') : error}
      options={found.map((card) => ({
        value: card.Id,
        label: card.Number,
        detail:
          linkedRecord(card, 'Subscription')?.Description ??
          card.Subscription ??
          t('subscriptions.cards.without'),
      }))}
      onSearch={setSought}
      isBusy={!data && !failure}
      onChoose={(id) => {
        const card = found.find(({ Id }) => Id === id)
        if (card) onChoose(chosenOf(card))
      }}
    />
  )
}
