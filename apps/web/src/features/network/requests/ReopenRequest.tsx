import { reopenRequest } from '@portal/schemas'
import { RotateCcw } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { useWriting } from '../../../data/writing.ts'
import type { ReadRequest } from '../../../services/readers/requests.ts'
import { ReasonField } from '../charger/work/ReasonField.tsx'

/** Reopens a closed request. The customer receives the reason. */
export const ReopenRequest = ({ request: { Id: id, Version } }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const writing = useWriting({
    draftKey: `reopen ${id}`,
    draft: { Reason: '' },
    isOpen: false,
    isReady: ({ Reason }) => Reason.trim() !== '',
    write: ({ draft: { Reason }, version }, options) =>
      bco().call(
        reopenRequest,
        { params: { id }, body: { Version: version, Reason: Reason.trim() } },
        options,
      ),
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={RotateCcw}
      label={t('network.request.reopen')}
      busyLabel={t('network.request.reopen.busy')}
      failed={t('network.request.reopen.failed')}
    >
      {({ draft, change, isSending, isMissing }) => (
        <>
          <p className="text-sm text-ink-2">{t('network.request.reopen.text')}</p>
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
