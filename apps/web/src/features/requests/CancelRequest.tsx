import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { mayCancel } from '../../components/requests/actions.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useCancel } from './wiring.ts'

const REASON_MAX_LENGTH = 1_000

export const CancelRequest = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const cancel = useCancel(request.Id)
  const viewState = useSelector(cancel, selectWritingViewState)
  const reason = useSelector(cancel, (snapshot) => selectDraft<string>(snapshot))
  const isMissing = useSelector(cancel, ({ context }) => context.isMissing)
  return (
    <>
      {mayCancel(request) && (
        <Button variant="danger" onClick={() => cancel.send({ type: 'OPEN' })}>
          {t('requests.cancel')}
        </Button>
      )}
      <WriteDialog
        writing={cancel}
        version={request.Version}
        words={{
          title: t('requests.cancel.title'),
          send: t('requests.cancel'),
          busy: t('requests.cancel.busy'),
          failed: t('requests.cancel.failed'),
          cancel: t('requests.cancel.keep'),
        }}
        isDangerous
      >
        <p>{t('requests.cancel.text', { summary: request.Summary })}</p>
        <TextArea
          label={t('requests.cancel.reason')}
          hint={t('requests.cancel.reason.hint')}
          error={isMissing && t('requests.cancel.missing')}
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          readOnly={viewState === 'sending'}
          value={reason}
          onChange={({ target }) => cancel.send({ type: 'CHANGE', draft: target.value })}
        />
      </WriteDialog>
    </>
  )
}
