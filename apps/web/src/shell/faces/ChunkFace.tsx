import { CHUNK_TIMED_OUT, type Failure } from '@portal/machines'
import { RotateCw, WifiOff } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { ScreenTitle } from '../../portal/ScreenTitle.tsx'
import { useSupportDetails } from '../../portal/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'

/** The code of a screen did not come, or not in time (S9). */
export const ChunkFace = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const { t } = useSpeech()
  const details = useSupportDetails(failure)
  return (
    <>
      <ScreenTitle>{t('faces.chunk.title')}</ScreenTitle>
      <FullScreenFace
        whole={false}
        icon={WifiOff}
        tone="err"
        title={t('faces.chunk.title')}
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
        {t(failure.code === CHUNK_TIMED_OUT ? 'faces.chunk.late' : 'faces.chunk.text')}
      </FullScreenFace>
    </>
  )
}
