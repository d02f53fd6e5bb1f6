import { selectDraft } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Ban, Check, SearchX } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import type { ReadToken } from '../../../services/readers/cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { STATE_AFTER, type StateAction, stateActionsOf } from './actions.ts'
import { type CardChanges, useCardActor, useCardStep } from './wiring.ts'

const ICONS = { block: Ban, unblock: Check, lost: SearchX } as const

const actTo = (state: CardChanges['State']): StateAction =>
  (Object.keys(STATE_AFTER) as StateAction[]).find((act) => STATE_AFTER[act] === state) ?? 'block'

/** Blocks or unblocks a card, or reports it lost, each after a confirmation that states the consequence. */
export const StateActions = ({ card }: { card: ReadToken }) => {
  const { t } = useI18n()
  const actor = useCardActor()
  const step = useCardStep(card.Id)
  const { State } = useSelector(step, (snapshot) => selectDraft<CardChanges>(snapshot))
  const act = actTo(State)
  const ask = (next: StateAction) => {
    step.send({ type: 'OPEN' })
    step.send({ type: 'CHANGE', draft: { State: STATE_AFTER[next] } })
  }
  return (
    <>
      {stateActionsOf(card, actor).map((one) => (
        <Button
          key={one}
          icon={ICONS[one]}
          variant={one === 'lost' ? 'danger' : 'secondary'}
          onClick={() => ask(one)}
        >
          {t(`cards.act.${one}`)}
        </Button>
      ))}
      <WriteDialog
        writing={step}
        version={card.Version}
        words={{
          title: t(`cards.act.${act}.title`),
          send: t(`cards.act.${act}`),
          failed: t('cards.act.failed'),
        }}
        isDangerous={act !== 'unblock'}
      >
        <p>{t(`cards.act.${act}.text`, { number: card.Number })}</p>
      </WriteDialog>
    </>
  )
}
