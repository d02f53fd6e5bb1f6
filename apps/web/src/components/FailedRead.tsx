import type { ReactNode } from 'react'
import { useI18n } from '../app/context.ts'
import { shortened } from '../texts/index.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { useSupportDetails } from './supportDetails.ts'

export interface FailedReadProps {
  title: ReactNode
  failure: { readonly code: string; readonly message?: string }
  onRetry: () => void
  busy?: boolean
}

export const FailedRead = ({ title, failure, onRetry, busy = false }: FailedReadProps) => {
  const { t, errorText } = useI18n()
  const details = useSupportDetails(failure)
  return (
    <FailedState
      title={title}
      code={t('reads.code', { code: shortened(failure.code) })}
      retry={{ label: t('faces.retry'), onRetry, busy }}
      details={details}
    >
      {errorText(failure.code)}
    </FailedState>
  )
}
