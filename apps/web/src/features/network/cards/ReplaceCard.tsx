import { replaceToken } from '@portal/schemas'
import { CreditCard } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { paths } from '../../../data/paths.ts'
import { useWriting } from '../../../data/writing.ts'
import { Select } from '../../../ui/Select.tsx'
import type { CardActionProps } from './GiveCard.tsx'

const REASONS = ['LOST', 'DAMAGED'] as const
const STATES = ['ORDERED', 'ACTIVE'] as const

interface Draft {
  readonly Reason: (typeof REASONS)[number]
  readonly State: (typeof STATES)[number]
}

/** Replaces a lost or damaged card, and opens the new card. */
export const ReplaceCard = ({ record }: CardActionProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const id = String(record['Id'])
  const writing = useWriting<Draft>({
    draftKey: undefined,
    draft: { Reason: 'LOST', State: 'ORDERED' },
    isOpen: false,
    isReady: () => true,
    write: async ({ draft, version }, options) => {
      const { data } = await bco().call(
        replaceToken,
        { params: { id }, body: { Version: version, ...draft } },
        options,
      )
      navigate(paths.netCard(data.Id))
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Number(record['Version'])}
      icon={CreditCard}
      label={t('network.card.replace')}
      busyLabel={t('network.card.replace.busy')}
      failed={t('network.card.replace.failed')}
    >
      {({ draft, change, isSending }) => (
        <>
          <Select
            label={t('network.card.replace.reason')}
            value={draft.Reason}
            disabled={isSending}
            options={REASONS.map((value) => ({ value, label: t(`network.card.replace.reason.${value}`) }))}
            onChange={({ target }) => {
              const Reason = REASONS.find((each) => each === target.value)
              if (Reason) change({ Reason })
            }}
          />
          <Select
            label={t('network.card.replace.state')}
            value={draft.State}
            disabled={isSending}
            options={STATES.map((value) => ({ value, label: t(`network.card.replace.state.${value}`) }))}
            onChange={({ target }) => {
              const State = STATES.find((each) => each === target.value)
              if (State) change({ State })
            }}
          />
          <p className="text-sm text-ink-2">
            {t('network.card.replace.text', { number: String(record['Number']) })}
          </p>
        </>
      )}
    </ActionDialog>
  )
}
