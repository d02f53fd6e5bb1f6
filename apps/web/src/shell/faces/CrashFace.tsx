import { RotateCw, TriangleAlert, WifiOff } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { useSupportDetails } from '../../portal/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'

/** What browsers say when a script could not be fetched; they have no common code for it. */
const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /import|module script|dynamically/i.test(error.message)

/** A screen broke, or its code did not come: said apart, because the person can do something about the second. */
export const CrashFace = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useSpeech()
  const kind = isMissingChunk(error) ? 'chunk' : 'crash'
  const details = useSupportDetails({
    code: kind === 'chunk' ? 'FAILEDTOLOAD' : 'UNEXPECTED',
    message: error instanceof Error ? error.message : String(error),
  })
  return (
    <FullScreenFace
      whole={false}
      icon={kind === 'chunk' ? WifiOff : TriangleAlert}
      tone="err"
      title={t(`faces.${kind}.title`)}
      actions={
        <>
          <Button variant="primary" icon={RotateCw} onClick={onRetry}>
            {t('faces.retry')}
          </Button>
          <LinkButton href="/dashboard">{t('faces.toDashboard')}</LinkButton>
        </>
      }
      footer={<SupportDetails {...details} />}
    >
      {t(`faces.${kind}.text`)}
    </FullScreenFace>
  )
}
