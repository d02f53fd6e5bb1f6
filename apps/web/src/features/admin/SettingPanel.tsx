import type { RecordFields } from '@portal/machines'
import { removeGenericTable, SETTINGS, settingOf } from '@portal/schemas'
import { Trash2 } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useTell } from '../../data/notify.ts'
import { paths } from '../../data/paths.ts'
import { Card } from '../../ui/Card.tsx'

/** Describes a setting and offers to remove it. */
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
  const id = String(record['Id'])
  const name = String(record['Description'] || id)
  const setting = settingOf(record['Table'], record['Key'])
  return (
    <ConfirmDialog
      isDangerous
      size="sm"
      icon={Trash2}
      version={Number(record['Version'])}
      label={t('common.delete')}
      title={t('admin.setting.remove', { name })}
      busyLabel={t('admin.setting.removing')}
      failed={t('admin.setting.remove.failed')}
      write={async (version, options) => {
        await bco().call(removeGenericTable, { params: { id }, query: { version } }, options)
        tell(t('admin.setting.removed', { name }))
        navigate(paths.adminTables(), { replace: true })
      }}
    >
      <p>
        {setting === undefined
          ? t('admin.setting.remove.unread')
          : t('admin.setting.remove.read', { value: SETTINGS[setting].value })}
      </p>
    </ConfirmDialog>
  )
}
