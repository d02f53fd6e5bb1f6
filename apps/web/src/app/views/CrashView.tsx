import type { Failure } from '@portal/machines'
import { TriangleAlert } from 'lucide-react'
import { useI18n } from '../context.ts'
import { ChunkView } from './ChunkView.tsx'
import { ScreenFailedView } from './ScreenFailedView.tsx'

/** True for the error of a script that failed to load; browsers share no code for it. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /import|module script|dynamically/i.test(error.message)

/** Shown when a screen throws. Missing code has a text of its own, because the user can fix that. */
export const CrashView = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useI18n()
  const isMissing = isMissingChunk(error)
  const failure: Failure = {
    code: isMissing ? 'FAILEDTOLOAD' : 'UNEXPECTED',
    message: error instanceof Error ? error.message : String(error),
  }
  if (isMissing) return <ChunkView failure={failure} onRetry={onRetry} />
  return (
    <ScreenFailedView icon={TriangleAlert} title={t('faces.crash.title')} failure={failure} onRetry={onRetry}>
      {t('faces.crash.text')}
    </ScreenFailedView>
  )
}
