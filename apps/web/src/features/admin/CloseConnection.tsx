import type { RecordFields } from '@portal/machines'
import { closeConnection } from '@portal/schemas'
import { Unplug } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { useTell } from '../../data/notify.ts'
import { useWriting } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'

export const CloseConnection = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const id = String(record['Id'])
  const name = String(record['Description'] || id)
  const writing = useWriting({
    draftKey: undefined,
    draft: id,
    isOpen: false,
    isReady: () => true,
    write: async (_, options) => {
      await bco().call(closeConnection, { params: { id } }, options)
      tell(t('admin.connection.closed', { name }))
    },
  })
  return (
    <>
      <Button variant="danger" size="sm" icon={Unplug} onClick={() => writing.send({ type: 'OPEN' })}>
        {t('admin.connection.close')}
      </Button>
      <WriteDialog
        writing={writing}
        words={{
          title: t('admin.connection.close'),
          send: t('admin.connection.close'),
          busy: t('admin.connection.closing'),
          failed: t('admin.connection.close.failed'),
        }}
        isDangerous
      >
        <p>{t('admin.connection.close.question', { name })}</p>
      </WriteDialog>
    </>
  )
}
