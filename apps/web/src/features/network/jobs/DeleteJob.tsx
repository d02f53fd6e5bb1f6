import type { RecordFields } from '@portal/machines'
import { removeSchedule } from '@portal/schemas'
import { Trash2 } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../../app/context.ts'
import { WriteDialog } from '../../../components/WriteDialog.tsx'
import { useTell } from '../../../data/notify.ts'
import { paths } from '../../../data/paths.ts'
import { useWriting } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'

/** Deletes a job with its files, after a confirmation. */
export const DeleteJob = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
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
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => remove.send({ type: 'OPEN' })}>
        {t('network.schedule.delete')}
      </Button>
      <WriteDialog
        writing={remove}
        version={Number(record['Version'])}
        words={{
          title: t('network.schedule.delete'),
          send: t('network.schedule.delete'),
          busy: t('network.schedule.deleting'),
          failed: t('network.schedule.deleteFailed'),
        }}
        isDangerous
      >
        <p>{t('network.schedule.deleteText', { name })}</p>
      </WriteDialog>
    </>
  )
}
