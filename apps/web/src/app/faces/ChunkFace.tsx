import { CHUNK_TIMED_OUT, type Failure } from '@portal/machines'
import { WifiOff } from 'lucide-react'
import { useI18n } from '../context.ts'
import { ScreenFailedFace } from './ScreenFailedFace.tsx'

/** The code of a screen did not come, or not in time (S9). */
export const ChunkFace = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const { t } = useI18n()
  return (
    <ScreenFailedFace icon={WifiOff} title={t('faces.chunk.title')} failure={failure} onRetry={onRetry}>
      {t(failure.code === CHUNK_TIMED_OUT ? 'faces.chunk.late' : 'faces.chunk.text')}
    </ScreenFailedFace>
  )
}
