import { useI18n } from '../../../app/context.ts'
import { useCodeScan } from '../../../data/codeScan.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'

export interface ScanDialogProps {
  onCode: (code: string) => void
  /** Called if the user chooses to scan a photo of the label instead. */
  onPicture: () => void
  onClose: () => void
}

export const ScanDialog = ({ onCode, onPicture, onClose }: ScanDialogProps) => {
  const { t } = useI18n()
  const { actor, viewState, code, camera } = useCodeScan()
  const close = () => {
    actor.send({ type: 'CLOSE' })
    onClose()
  }
  const again = () => actor.send({ type: 'OPEN' })
  const isOff =
    viewState === 'refused' ||
    viewState === 'missing' ||
    viewState === 'unavailable' ||
    viewState === 'stopped'
  return (
    <Dialog
      open
      onClose={close}
      title={t('scan.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          {!isOff && viewState !== 'found' && <Button onClick={close}>{t('common.cancel')}</Button>}
          {isOff && (
            <>
              <Button
                onClick={() => {
                  close()
                  onPicture()
                }}
              >
                {t('scan.picture')}
              </Button>
              <Button variant="primary" onClick={again}>
                {t('faces.retry')}
              </Button>
            </>
          )}
          {viewState === 'found' && code !== undefined && (
            <>
              <Button onClick={again}>{t('scan.again')}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  close()
                  onCode(code)
                }}
              >
                {t('scan.use')}
              </Button>
            </>
          )}
        </>
      }
    >
      {viewState === 'scanning' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- live camera image without speech
        <video
          aria-label={t('scan.video')}
          autoPlay
          muted
          playsInline
          ref={(video) => {
            if (video) video.srcObject = camera() ?? null
          }}
          className="mb-3 aspect-4/3 w-full rounded-card bg-inverse object-cover"
        />
      )}
      <div role="status">
        {viewState === 'requestingPermission' && <p>{t('scan.asking')}</p>}
        {viewState === 'scanning' && <p>{t('scan.hint')}</p>}
        {viewState === 'found' && (
          <p>
            {t('scan.found')} <strong className="text-lg break-all text-ink">{code}</strong>
          </p>
        )}
        {isOff && (
          <Notice kind="warning" live="off" title={t(`scan.${viewState}`)}>
            {t(`scan.${viewState}.text`)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
