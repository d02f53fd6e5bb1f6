import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { useI18n } from '../../../app/context.ts'
import { SendButton } from '../../../components/SendButton.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { sendNow } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { CardChanges } from './wiring.ts'

export interface StepDialogProps {
  step: WritingRef<CardChanges>
  version: number | undefined
  title: string
  label: string
  isDanger?: boolean
  children: ReactNode
}

/** Confirms a change to a card and shows its result. */
export const StepDialog = ({ step, version, title, label, isDanger = false, children }: StepDialogProps) => {
  const { t } = useI18n()
  const form = useId()
  const viewState = useSelector(step, selectWritingViewState)
  const close = () => step.send({ type: 'CLOSE' })
  return (
    <Dialog
      open={viewState !== 'closed' && viewState !== 'done'}
      onClose={close}
      title={title}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={viewState === 'sending'} onClick={close}>
            {t('common.cancel')}
          </Button>
          <SendButton
            writing={step}
            form={form}
            variant={isDanger ? 'dangerPrimary' : 'primary'}
            label={label}
            busyLabel={t('common.saving')}
          />
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="text-ink"
        onSubmit={(event) => {
          event.preventDefault()
          step.send(
            viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(version),
          )
        }}
      >
        {children}
      </form>
      <WritingOutcome writing={step} failed={t('cards.act.failed')} />
    </Dialog>
  )
}
