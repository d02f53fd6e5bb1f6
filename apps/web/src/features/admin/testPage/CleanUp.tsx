import { selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { SendButton } from '../../../components/SendButton.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { sendNow } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useCleanUp } from './wiring.ts'

/** Resets the user's own account to its state before intake, after a confirmation. */
export const CleanUp = () => {
  const { t } = useI18n()
  const { RelationContact } = useUserInfo()
  const form = useId()
  const cleanUp = useCleanUp()
  const viewState = useSelector(cleanUp, selectWritingViewState)
  const close = () => cleanUp.send({ type: 'CLOSE' })
  return (
    <Card title={t('admin.cleanUp.title')}>
      <p className="mb-3 text-sm text-ink-2">{t('admin.cleanUp.text')}</p>
      <div role="status" className="not-empty:mb-3">
        {viewState === 'done' && <Notice kind="success" live="off" title={t('admin.cleanUp.done')} />}
      </div>
      <Button variant="danger" icon={RotateCcw} onClick={() => cleanUp.send({ type: 'OPEN' })}>
        {t('admin.cleanUp.do')}
      </Button>
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('admin.cleanUp.do')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button disabled={viewState === 'sending'} onClick={close}>
              {t('common.cancel')}
            </Button>
            <SendButton
              writing={cleanUp}
              form={form}
              variant="dangerPrimary"
              label={t('admin.cleanUp.do')}
              busyLabel={t('admin.cleanUp.busy')}
            />
          </>
        }
      >
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            cleanUp.send(
              viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(0),
            )
          }}
        >
          <p>{t('admin.cleanUp.question', { name: RelationContact.Name })}</p>
        </form>
        <WritingOutcome writing={cleanUp} failed={t('admin.cleanUp.failed')} />
      </Dialog>
    </Card>
  )
}
