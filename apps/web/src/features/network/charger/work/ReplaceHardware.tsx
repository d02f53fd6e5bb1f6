import { replaceHardware } from '@portal/schemas'
import { Replace } from 'lucide-react'
import { useI18n, useSystem } from '../../../../app/context.ts'
import { ActionDialog } from '../../../../components/ActionDialog.tsx'
import { useWriting } from '../../../../data/writing.ts'
import { Hindrance } from './Hindrance.tsx'
import { ReasonField } from './ReasonField.tsx'
import { SerialField } from './SerialField.tsx'
import type { SiteProps } from './site.ts'

export const ReplaceHardware = ({ site }: SiteProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { Id: id, Version, session } = site
  const writing = useWriting({
    draftKey: `replace ${id}`,
    draft: { Serial: '', Reason: '' },
    isOpen: false,
    isReady: ({ Serial, Reason }) => Serial.trim() !== '' && Reason.trim() !== '',
    write: ({ draft: { Serial, Reason }, version }, options) =>
      bco().call(
        replaceHardware,
        { params: { id }, body: { Version: version, Serial: Serial.trim(), Reason: Reason.trim() } },
        options,
      ),
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={Replace}
      label={t('network.site.replace')}
      busyLabel={t('network.site.replace.busy')}
      failed={t('network.site.replace.failed')}
      hindrance={session !== undefined && <Hindrance session={session} />}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <SerialField
            value={draft.Serial}
            readOnly={isSending}
            isMissing={isMissing}
            error={errorOf('Serial')}
            onChange={(Serial) => change({ Serial })}
          />
          <ReasonField
            value={draft.Reason}
            readOnly={isSending}
            isMissing={isMissing}
            onChange={(Reason) => change({ Reason })}
          />
          <p className="text-sm text-ink-2">{t('network.site.replace.text')}</p>
        </>
      )}
    </ActionDialog>
  )
}
