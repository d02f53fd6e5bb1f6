import { selectDraft, selectWritingViewState, type WritingRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../../app/context.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
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
  const viewState = useSelector(writing, selectWritingViewState)
  const { action, entries, reason } = useSelector(writing, (snapshot) => selectDraft<BacklogDraft>(snapshot))
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const count = formats.count(entries.length || waiting)
  return (
    <WriteDialog
      writing={writing}
      words={{
        title: t(`admin.backlog.${action}.title`),
        send: t(`admin.backlog.${action}.title`),
        busy: t('admin.backlog.busy'),
        failed: t(`admin.backlog.${action}.failed`),
      }}
      isDangerous={action === 'purge'}
    >
      <p>{t(`admin.backlog.${action}.question`, { count })}</p>
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
    </WriteDialog>
  )
}
