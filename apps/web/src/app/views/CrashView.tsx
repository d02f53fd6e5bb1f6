import type { Failure } from '@portal/machines'
import { TriangleAlert } from 'lucide-react'
import { useI18n } from '../context.ts'
import { ChunkView } from './ChunkView.tsx'
import { ScreenFailedView } from './ScreenFailedView.tsx'

/** True if a script failed to load; browsers have no common error code for it. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /import|module script|dynamically/i.test(error.message)

/** Shown if a screen throws. Missing code has a view of its own, because a retry or a reload can load it. */
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
