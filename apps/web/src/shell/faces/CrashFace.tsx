import { RotateCw, TriangleAlert } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { ScreenTitle } from '../../portal/ScreenTitle.tsx'
import { useSupportDetails } from '../../portal/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { ChunkFace } from './ChunkFace.tsx'

interface CrashFaceProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** What browsers say when a script could not be fetched; they have no common code for it. */
const isMissingChunk = (error: unknown): error is TypeError =>
  error instanceof TypeError && /import|module script|dynamically/i.test(error.message)

/** A screen broke, or a part of its code did not come: said apart, because the person can do something about the second. */
export const CrashFace = ({ error, onRetry }: CrashFaceProps) =>
  isMissingChunk(error) ? (
    <ChunkFace failure={{ code: 'FAILEDTOLOAD', message: error.message }} onRetry={onRetry} />
  ) : (
    <BrokenFace error={error} onRetry={onRetry} />
  )

const BrokenFace = ({ error, onRetry }: CrashFaceProps) => {
  const { t } = useSpeech()
  const details = useSupportDetails({
    code: 'UNEXPECTED',
    message: error instanceof Error ? error.message : String(error),
  })
  return (
    <>
      <ScreenTitle>{t('faces.crash.title')}</ScreenTitle>
      <FullScreenFace
        whole={false}
        icon={TriangleAlert}
        tone="err"
        title={t('faces.crash.title')}
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
        {t('faces.crash.text')}
      </FullScreenFace>
    </>
  )
}
