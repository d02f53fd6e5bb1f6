import { ScanLine, SearchCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useConfig, useI18n } from '../../../app/context.ts'
import { TextField } from '../../../components/wizard/TextField.tsx'
import { useNotify } from '../../../data/notify.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { StepProps } from '../kind.ts'
import { verdictOf } from '../mapping.ts'
import { ScanDialog } from '../parts/ScanDialog.tsx'
import { canReadCodes, canScanCodes, readCode } from '../wiring.ts'

const KINDS = { VERIFIED: 'success', OFFLINE: 'warning', UNKNOWN: 'error', INSTALLED: 'error' } as const

/** Serial number of the charger, with a check that it may be installed and is connected. */
export const StepSerialNumber = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const snapshot = useWizardSnapshot(wizard)
  const verdict = verdictOf(wizard.select.answers(snapshot))
  const isRefused = verdict === 'UNKNOWN' || verdict === 'INSTALLED'
  const hasFailed = wizard.select.error(snapshot) !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        wizard={wizard}
        field="serialNumber"
        label={t('install.serial')}
        hint={t('install.serial.hint')}
        problems={{ invalid: t('install.serial.wrong') }}
      />
      <div role="status">
        {verdict && (
          <Notice
            kind={KINDS[verdict]}
            live="off"
            title={t(`install.serial.${verdict}`)}
            actions={isRefused && <Support />}
          >
            {t(`install.serial.${verdict}.text`)}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {/* Remains visible after the check, because it has the focus. */}
        <Button
          icon={SearchCheck}
          aria-disabled={verdict !== undefined}
          onClick={() => wizard.send({ type: 'CHECK' })}
        >
          {t(hasFailed ? 'faces.retry' : 'install.serial.check')}
        </Button>
        {canReadCodes() && <Scan wizard={wizard} />}
        {hasFailed && <Support />}
      </div>
    </div>
  )
}

const Support = () => {
  const { t } = useI18n()
  const { support } = useConfig()
  return <LinkButton href={`mailto:${support.email}`}>{t('common.contactSupport')}</LinkButton>
}

/** Scans the code on the label with the camera, or in a photo of the label. */
const Scan = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const notify = useNotify()
  const picker = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const take = (serialNumber: string) => wizard.send({ type: 'ANSWER', answers: { serialNumber } })
  const pick = () => picker.current?.click()
  const read = async (picture: File) => {
    const serialNumber = await readCode(picture)
    if (serialNumber === undefined) notify({ colour: 'warning', content: t('install.serial.noCode') })
    else take(serialNumber)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('install.serial.scan')}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) void read(picture)
          target.value = ''
        }}
      />
      <Button icon={ScanLine} onClick={() => (canScanCodes() ? setOpen(true) : pick())}>
        {t('install.serial.scan')}
      </Button>
      {isOpen && <ScanDialog onCode={take} onPicture={pick} onClose={() => setOpen(false)} />}
    </>
  )
}
