import type { RecordFields } from '@portal/machines'
import { closeConnection } from '@portal/schemas'
import { Unplug } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useTell } from '../../data/notify.ts'

export const CloseConnection = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const id = String(record['Id'])
  const name = String(record['Description'] || id)
  return (
    <ConfirmDialog
      isDangerous
      size="sm"
      icon={Unplug}
      label={t('admin.connection.close')}
      busyLabel={t('admin.connection.closing')}
      failed={t('admin.connection.close.failed')}
      write={async (_version, options) => {
        await bco().call(closeConnection, { params: { id } }, options)
        tell(t('admin.connection.closed', { name }))
      }}
    >
      <p>{t('admin.connection.close.question', { name })}</p>
    </ConfirmDialog>
  )
}
