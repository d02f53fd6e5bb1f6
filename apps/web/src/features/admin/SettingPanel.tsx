import { type RecordFields, selectWritingViewState } from '@portal/machines'
import { removeGenericTable, SETTINGS, settingOf } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { SendButton } from '../../components/SendButton.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { useTell } from '../../data/notify.ts'
import { paths } from '../../data/paths.ts'
import { sendNow, useWriting } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Effect of a row of the generic tables, with a button that removes the row. */
export const SettingPanel = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  return (
    <Card title={t('admin.setting.effect')} className="mb-4" action={<RemoveRow record={record} />}>
      <p>{t(effectOf(record))}</p>
    </Card>
  )
}

const effectOf = ({ Table, Key }: RecordFields) => {
  const name = settingOf(Table, Key)
  return name === undefined ? 'admin.setting.unread' : (`admin.setting.${name}` as const)
}

const RemoveRow = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const form = useId()
  const id = String(record['Id'])
  const name = String(record['Description'] || id)
  const setting = settingOf(record['Table'], record['Key'])
  const remove = useWriting({
    keptAs: undefined,
    draft: id,
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(removeGenericTable, { params: { id }, query: { version } }, options)
      tell(t('admin.setting.removed', { name }))
      navigate(paths.adminTables(), { replace: true })
    },
  })
  const viewState = useSelector(remove, selectWritingViewState)
  const close = () => remove.send({ type: 'CLOSE' })
  return (
    <>
      <Button variant="danger" size="sm" icon={Trash2} onClick={() => remove.send({ type: 'OPEN' })}>
        {t('common.delete')}
      </Button>
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('admin.setting.remove', { name })}
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
              label={t('common.delete')}
              busyLabel={t('admin.setting.removing')}
            />
          </>
        }
      >
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            remove.send(
              viewState === 'failed' || viewState === 'unanswered'
                ? { type: 'RETRY' }
                : sendNow(Number(record['Version'])),
            )
          }}
        >
          <p>
            {setting === undefined
              ? t('admin.setting.remove.unread')
              : t('admin.setting.remove.read', { value: SETTINGS[setting].value })}
          </p>
        </form>
        <WritingOutcome writing={remove} failed={t('admin.setting.remove.failed')} />
      </Dialog>
    </>
  )
}
