import { selectDraft, selectWritingViewState } from '@portal/machines'
import { formatFilter, genericCalls, mayGiveCard } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { ContactField } from '../../../components/people/ContactField.tsx'
import { QueryView } from '../../../components/QueryView.tsx'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { entryOf } from '../../../data/entry.ts'
import { useQuery } from '../../../data/query.ts'
import type { ReadToken } from '../../../services/readers/cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { mayAct } from './actions.ts'
import { type CardChanges, useCardActor, useCardStep } from './wiring.ts'

const { filtered } = genericCalls('subscription', 'Subscription')
const MOST = 100

/**
 * Assigns a user to a card without one. Drivers can choose only themselves; others can choose any contact of the
 * card's relation.
 */
export const ChooseUser = ({ card, isPrimary = false }: { card: ReadToken; isPrimary?: boolean }) => {
  const { t } = useI18n()
  const actor = useCardActor()
  const { RelationContact } = useUserInfo()
  const step = useCardStep(card.Id)
  const draft = useSelector(step, (snapshot) => selectDraft<CardChanges>(snapshot))
  const isMissing = useSelector(step, ({ context }) => context.isMissing)
  const [name, setName] = useState('')
  if (!mayAct(actor, card)) return null
  const isDriver = !mayGiveCard(actor, undefined)
  const open = () => {
    step.send({ type: 'OPEN' })
    if (isDriver) step.send({ type: 'CHANGE', draft: { RelationContactId: RelationContact.Id } })
  }
  return (
    <>
      <Button size="sm" variant={isPrimary ? 'primary' : 'secondary'} onClick={open}>
        {t(isDriver ? 'cards.repair.mine' : 'cards.repair.user')}
        <span className="sr-only"> {card.Number}</span>
      </Button>
      <WriteDialog
        writing={step}
        version={card.Version}
        words={{
          title: t(isDriver ? 'cards.repair.mine.title' : 'cards.repair.user.title'),
          send: t(isDriver ? 'cards.repair.mine' : 'cards.repair.user.save'),
          failed: t('cards.act.failed'),
        }}
      >
        <p>{t('cards.repair.card', { number: card.Number })}</p>
        {!isDriver && (
          <ContactField
            label={t('cards.user')}
            hint={t('cards.user.hint')}
            none={t('cards.user.none')}
            failed={t('cards.user.failed')}
            relation={card.RelationId}
            value={draft.RelationContactId}
            valueLabel={draft.RelationContactId === undefined ? '' : name}
            error={isMissing ? t('cards.repair.user.missing') : undefined}
            onChoose={(contact) => {
              setName(contact.name)
              step.send({ type: 'CHANGE', draft: { RelationContactId: contact.id } })
            }}
          />
        )}
      </WriteDialog>
    </>
  )
}

/** Assigns one of the relation's subscriptions to a card that has none. */
export const ChooseSubscription = ({ card, isPrimary = false }: { card: ReadToken; isPrimary?: boolean }) => {
  const { t } = useI18n()
  const actor = useCardActor()
  const step = useCardStep(card.Id)
  const viewState = useSelector(step, selectWritingViewState)
  if (!mayAct(actor, card)) return null
  return (
    <>
      <Button
        size="sm"
        variant={isPrimary ? 'primary' : 'secondary'}
        onClick={() => step.send({ type: 'OPEN' })}
      >
        {t('cards.repair.subscription')}
        <span className="sr-only"> {card.Number}</span>
      </Button>
      <WriteDialog
        writing={step}
        version={card.Version}
        words={{
          title: t('cards.repair.subscription.title'),
          send: t('cards.repair.subscription.save'),
          failed: t('cards.act.failed'),
        }}
      >
        <p>{t('cards.repair.card', { number: card.Number })}</p>
        {viewState !== 'closed' && <SubscriptionChoice card={card} step={step} />}
      </WriteDialog>
    </>
  )
}

const SubscriptionChoice = ({ card, step }: { card: ReadToken; step: ReturnType<typeof useCardStep> }) => {
  const { t, formats } = useI18n()
  const draft = useSelector(step, (snapshot) => selectDraft<CardChanges>(snapshot))
  const isMissing = useSelector(step, ({ context }) => context.isMissing)
  const read = useQuery(filtered, {
    query: {
      relid: card.RelationId,
      pagesize: MOST,
      orderby: 'Description',
      filter: formatFilter([
        { field: 'RelationId', operator: 'EX', value: card.RelationId },
        { field: 'Status', operator: 'EX', value: 'ACTIVE' },
      ]),
    },
  })
  return (
    <QueryView
      entry={entryOf(read)}
      loading={<p role="status">{t('shell.loading')}</p>}
      failed={t('cards.repair.subscription.failed')}
    >
      {({ Data }) =>
        Data.length === 0 ? (
          <p>{t('cards.repair.subscription.none')}</p>
        ) : (
          <RadioCards
            name="subscription"
            legend={t('cards.column.Subscription')}
            value={draft.Subscription}
            error={isMissing && t('cards.repair.subscription.missing')}
            cards={Data.map(({ Id, Description, MonthlyFee }) => ({
              value: Id,
              title: Description,
              price: t('cards.repair.subscription.fee', { fee: formats.money(MonthlyFee) }),
            }))}
            onChange={(Subscription) => step.send({ type: 'CHANGE', draft: { Subscription } })}
          />
        )
      }
    </QueryView>
  )
}
