import type { RecordFields } from '@portal/machines'
import type { removeAlarmRule, removeSchedule } from '@portal/schemas'
import { Trash2 } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { WriteDialog } from '../../components/WriteDialog.tsx'
import { useTell } from '../../data/notify.ts'
import { useWriting } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'

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
  const writing = useWriting({
    draftKey: undefined,
    draft: id,
    isOpen: false,
    isReady: () => true,
    write: async ({ version }, options) => {
      await bco().call(remove, { params: { id }, query: { version } }, options)
      tell(t(`network.${words}.deleted`, { name }))
      navigate(list, { replace: true })
    },
  })
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => writing.send({ type: 'OPEN' })}>
        {t(`network.${words}.delete`)}
      </Button>
      <WriteDialog
        writing={writing}
        version={Number(record['Version'])}
        words={{
          title: t(`network.${words}.delete`),
          send: t(`network.${words}.delete`),
          busy: t(`network.${words}.deleting`),
          failed: t(`network.${words}.deleteFailed`),
        }}
        isDangerous
      >
        <p>{t(`network.${words}.deleteText`, { name })}</p>
      </WriteDialog>
    </>
  )
}
