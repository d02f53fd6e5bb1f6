import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useI18n } from '../../../app/context.ts'
import { SendButton } from '../../../components/SendButton.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { sendNow } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { BacklogDraft } from './wiring.ts'

const REASON_MAX_LENGTH = 255

export interface BacklogDialogProps {
  writing: WritingRef<BacklogDraft>
  waiting: number
}

/** Asks for the reason for a retry or purge, and shows the number of affected entries. */
export const BacklogDialog = ({ writing, waiting }: BacklogDialogProps) => {
  const { t, formats } = useI18n()
  const form = useId()
  const viewState = useSelector(writing, selectWritingViewState)
  const { action, entries, reason } = useSelector(writing, (snapshot) => selectDraft<BacklogDraft>(snapshot))
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const close = () => writing.send({ type: 'CLOSE' })
  const count = formats.count(entries.length || waiting)
  return (
    <Dialog
      open={viewState !== 'closed' && viewState !== 'done'}
      onClose={close}
      title={t(`admin.backlog.${action}.title`)}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={viewState === 'sending'} onClick={close}>
            {t('common.cancel')}
          </Button>
          <SendButton
            writing={writing}
            form={form}
            variant={action === 'purge' ? 'dangerPrimary' : 'primary'}
            label={t(`admin.backlog.${action}.title`)}
            busyLabel={t('admin.backlog.busy')}
          />
        </>
      }
    >
      <p>{t(`admin.backlog.${action}.question`, { count })}</p>
      <form
        id={form}
        noValidate
        className="mt-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault()
          writing.send(viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(0))
        }}
      >
        <TextArea
          label={t('admin.person.reason')}
          hint={t('admin.backlog.reason.hint')}
          error={isMissing && t('admin.reason.missing')}
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          readOnly={viewState === 'sending'}
          value={reason}
          onChange={({ target }) =>
            writing.send({ type: 'CHANGE', draft: { action, entries, reason: target.value } })
          }
        />
      </form>
      <WritingOutcome writing={writing} failed={t(`admin.backlog.${action}.failed`)} />
    </Dialog>
  )
}
