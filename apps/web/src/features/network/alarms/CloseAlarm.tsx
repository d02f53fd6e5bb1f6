import type { RecordFields } from '@portal/machines'
import { closeAlarm } from '@portal/schemas'
import { BellOff } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { useWriting } from '../../../data/writing.ts'
import { ReasonField } from '../charger/work/ReasonField.tsx'

/** Closes an alarm that nobody has acknowledged, with a reason. */
export const CloseAlarm = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const id = String(record['Id'])
  const writing = useWriting({
    draftKey: `closeAlarm ${id}`,
    draft: { Reason: '' },
    isOpen: false,
    isReady: ({ Reason }) => Reason.trim() !== '',
    write: ({ draft: { Reason }, version }, options) =>
      bco().call(closeAlarm, { params: { id }, body: { Version: version, Reason: Reason.trim() } }, options),
  })
  return (
    <ActionDialog
      writing={writing}
      version={Number(record['Version'])}
      icon={BellOff}
      label={t('network.alarm.closeUnseen')}
      busyLabel={t('network.alarm.closeUnseen.busy')}
      failed={t('network.alarm.closeUnseen.failed')}
    >
      {({ draft, change, isSending, isMissing }) => (
        <>
          <p className="text-sm text-ink-2">{t('network.alarm.closeUnseen.text')}</p>
          <ReasonField
            value={draft.Reason}
            readOnly={isSending}
            isMissing={isMissing}
            onChange={(Reason) => change({ Reason })}
          />
        </>
      )}
    </ActionDialog>
  )
}
