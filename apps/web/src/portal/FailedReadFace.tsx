import type { ReactNode } from 'react'
import { FailedState } from '../ui/FailedState.tsx'
import { useSpeech } from './context.ts'
import { useErrorText } from './errorTexts.ts'
import { useSupportDetails } from './supportDetails.ts'

export interface FailedReadProps {
  title: ReactNode
  failure: { readonly code: string; readonly message?: string }
  onRetry: () => void
  busy?: boolean
}

/** The failed face of something that was to be read: what, why in the person's words, and 'Try again'. */
export const FailedReadFace = ({ title, failure, onRetry, busy = false }: FailedReadProps) => {
  const { t } = useSpeech()
  const errorText = useErrorText()
  const details = useSupportDetails(failure)
  return (
    <FailedState title={title} retry={{ label: t('faces.retry'), onRetry, busy }} details={details}>
      {errorText(failure.code)}
    </FailedState>
  )
}
