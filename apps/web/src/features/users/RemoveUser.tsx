import { type RecordFields, selectWritingViewState } from '@portal/machines'
import { removeRelationContact } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { UserMinus } from 'lucide-react'
import { useId } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { linkedName } from '../../components/records/fieldValue.ts'
import { SendButton } from '../../components/SendButton.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { useTell } from '../../data/notify.ts'
import { paths } from '../../data/paths.ts'
import { sendNow, useWriting } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Removes a person from the organisation, after a confirmation that names the effects. */
export const RemoveUser = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const form = useId()
  const id = String(record['Id'])
  const name = String(record['Name'] ?? id)
  const remove = useWriting({
    keptAs: undefined,
    draft: id,
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(removeRelationContact, { params: { id }, query: { version } }, options)
      tell(t('users.remove.done', { name }))
      // The screen of the person no longer exists.
      navigate(paths.organisation(), { replace: true })
    },
  })
  const viewState = useSelector(remove, selectWritingViewState)
  const close = () => remove.send({ type: 'CLOSE' })
  return (
    <>
      <Button variant="danger" icon={UserMinus} onClick={() => remove.send({ type: 'OPEN' })}>
        {t('users.remove')}
      </Button>
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('users.remove.title', { name })}
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
              label={t('users.remove')}
              busyLabel={t('users.remove.busy')}
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
          <p>{t('users.remove.text', { name, relation: linkedName(record['Relation']) })}</p>
          <ul className="mt-2 list-disc pl-5">
            <li>{t('users.remove.signIn')}</li>
            <li>{t('users.remove.cards')}</li>
            <li>{t('users.remove.history')}</li>
          </ul>
        </form>
        <WritingOutcome writing={remove} failed={t('users.remove.failed')} />
      </Dialog>
    </>
  )
}
