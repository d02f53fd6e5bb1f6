import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { mayCancel } from '../../components/requests/actions.ts'
import { SendButton } from '../../components/SendButton.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { sendNow } from '../../data/writing.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useCancel } from './wiring.ts'

const REASON_MAX_LENGTH = 1_000

export const CancelRequest = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const form = useId()
  const cancel = useCancel(request.Id)
  const viewState = useSelector(cancel, selectWritingViewState)
  const reason = useSelector(cancel, (snapshot) => selectDraft<string>(snapshot))
  const isMissing = useSelector(cancel, ({ context }) => context.isMissing)
  const close = () => cancel.send({ type: 'CLOSE' })
  return (
    <>
      {mayCancel(request) && (
        <Button variant="danger" onClick={() => cancel.send({ type: 'OPEN' })}>
          {t('requests.cancel')}
        </Button>
      )}
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('requests.cancel.title')}
        closeLabel={t('requests.close')}
        actions={
          <>
            <Button disabled={viewState === 'sending'} onClick={close}>
              {t('requests.cancel.keep')}
            </Button>
            <SendButton
              writing={cancel}
              form={form}
              variant="dangerPrimary"
              label={t('requests.cancel')}
              busyLabel={t('requests.cancel.busy')}
            />
          </>
        }
      >
        <p>{t('requests.cancel.text', { summary: request.Summary })}</p>
        <form
          id={form}
          noValidate
          className="mt-4 text-ink"
          onSubmit={(event) => {
            event.preventDefault()
            cancel.send(
              viewState === 'failed' || viewState === 'unanswered'
                ? { type: 'RETRY' }
                : sendNow(request.Version),
            )
          }}
        >
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
        </form>
        <WritingOutcome writing={cancel} failed={t('requests.cancel.failed')} />
      </Dialog>
    </>
  )
}
