import { selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { SendButton } from '../../components/SendButton.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { sendNow } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface WriteDialogProps<TDraft> {
  writing: WritingRef<TDraft>
  /** Version of the record as it is on screen, where the write names it. */
  version?: number | undefined
  /** Its title, its button, that button while it works, and the message of a failure. */
  words: { readonly title: string; readonly send: string; readonly busy: string; readonly failed: string }
  /** What ends by it cannot be had back. */
  isDangerous?: boolean
  /** The question, or the announcement. */
  children: ReactNode
  /** Below the reason for which it was not done: the way out. */
  wayOut?: ReactNode
}

/** Writes one thing in a dialog, which closes when it is done and else says why not. */
export const WriteDialog = <TDraft,>({
  writing,
  version,
  words,
  isDangerous = false,
  children,
  wayOut,
}: WriteDialogProps<TDraft>) => {
  const { t } = useI18n()
  const form = useId()
  const viewState = useSelector(writing, selectWritingViewState)
  const close = () => writing.send({ type: 'CLOSE' })
  return (
    <Dialog
      open={viewState !== 'closed' && viewState !== 'done'}
      onClose={close}
      title={words.title}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={viewState === 'sending'} onClick={close}>
            {t('common.cancel')}
          </Button>
          <SendButton
            writing={writing}
            form={form}
            variant={isDangerous ? 'dangerPrimary' : 'primary'}
            label={words.send}
            busyLabel={words.busy}
          />
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4 pt-1"
        onSubmit={(event) => {
          event.preventDefault()
          writing.send(
            viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(version),
          )
        }}
      >
        {children}
      </form>
      <WritingOutcome writing={writing} failed={words.failed} />
      {wayOut}
    </Dialog>
  )
}
