import { type RecordFields, selectWritingViewState } from '@portal/machines'
import { removeSchedule } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../../app/context.ts'
import { SendButton } from '../../../components/SendButton.tsx'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { useTell } from '../../../data/notify.ts'
import { paths } from '../../../data/paths.ts'
import { sendNow, useWriting } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Deletes a job with its files, after a confirmation. */
export const DeleteJob = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const form = useId()
  const id = String(record['Id'])
  const name = String(record['Description'] || id)
  const remove = useWriting({
    keptAs: undefined,
    draft: id,
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(removeSchedule, { params: { id }, query: { version } }, options)
      tell(t('network.schedule.deleted', { name }))
      // The screen of the job no longer exists.
      navigate(paths.netSchedules(), { replace: true })
    },
  })
  const viewState = useSelector(remove, selectWritingViewState)
  const close = () => remove.send({ type: 'CLOSE' })
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => remove.send({ type: 'OPEN' })}>
        {t('network.schedule.delete')}
      </Button>
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('network.schedule.delete')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button disabled={viewState === 'sending'} onClick={close}>
              {t('common.cancel')}
            </Button>
            <SendButton
              writing={remove}
              form={form}
              variant="dangerPrimary"
              label={t('network.schedule.delete')}
              busyLabel={t('network.schedule.deleting')}
            />
          </>
        }
      >
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            const version = Number(record['Version'])
            remove.send(
              viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(version),
            )
          }}
        >
          <p>{t('network.schedule.deleteText', { name })}</p>
        </form>
        <WritingOutcome writing={remove} failed={t('network.schedule.deleteFailed')} />
      </Dialog>
    </>
  )
}
