import type { Failure } from '@portal/machines'
import { TriangleAlert } from 'lucide-react'
import { useI18n } from '../context.ts'
import { ChunkFace } from './ChunkFace.tsx'
import { ScreenFailedFace } from './ScreenFailedFace.tsx'

/** What browsers say when a script could not be fetched; they have no common code for it. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /import|module script|dynamically/i.test(error.message)

/** A screen broke, or a part of its code did not come: said apart, because the person can do something about the second. */
export const CrashFace = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useI18n()
  const isMissing = isMissingChunk(error)
  const failure: Failure = {
    code: isMissing ? 'FAILEDTOLOAD' : 'UNEXPECTED',
    message: error instanceof Error ? error.message : String(error),
  }
  if (isMissing) return <ChunkFace failure={failure} onRetry={onRetry} />
  return (
    <ScreenFailedFace icon={TriangleAlert} title={t('faces.crash.title')} failure={failure} onRetry={onRetry}>
      {t('faces.crash.text')}
    </ScreenFailedFace>
  )
}
