import { type Failure, NEW_VERSION } from '@portal/machines'
import { CloudDownload, WifiOff } from 'lucide-react'
import { useMissingCode } from '../../components/missingCode.ts'
import { ScreenFailedView } from './ScreenFailedView.tsx'

/** Shown when the code of a screen fails to load or times out (S9). */
export const ChunkView = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const { title, text, action } = useMissingCode(failure, onRetry)
  const isNewVersion = failure.code === NEW_VERSION
  return (
    <ScreenFailedView
      icon={isNewVersion ? CloudDownload : WifiOff}
      tone={isNewVersion ? 'accent' : 'err'}
      title={title}
      failure={failure}
      onRetry={action.onPress}
      retryLabel={action.label}
    >
      {text}
    </ScreenFailedView>
  )
}
