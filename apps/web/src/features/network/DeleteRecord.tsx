import type { RecordFields } from '@portal/machines'
import type { removeAlarmRule, removeSchedule } from '@portal/schemas'
import { Trash2 } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useTell } from '../../data/notify.ts'

interface DeleteRecordProps {
  record: RecordFields
  remove: typeof removeSchedule | typeof removeAlarmRule
  /** Path of the list to open after the deletion. */
  list: string
  /** Prefix of the text keys. */
  words: 'schedule' | 'alarmRule'
}

export const DeleteRecord = ({ record, remove, list, words }: DeleteRecordProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const id = String(record['Id'])
  const name = String(record['Description'] || id)
  return (
    <ConfirmDialog
      isDangerous
      icon={Trash2}
      version={Number(record['Version'])}
      label={t(`network.${words}.delete`)}
      busyLabel={t(`network.${words}.deleting`)}
      failed={t(`network.${words}.deleteFailed`)}
      write={async (version, options) => {
        await bco().call(remove, { params: { id }, query: { version } }, options)
        tell(t(`network.${words}.deleted`, { name }))
        navigate(list, { replace: true })
      }}
    >
      <p>{t(`network.${words}.deleteText`, { name })}</p>
    </ConfirmDialog>
  )
}
