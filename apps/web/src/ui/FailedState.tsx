import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { SupportDetails, type SupportDetailsProps } from './SupportDetails.tsx'

export interface FailedStateProps {
  title: ReactNode
  /** Text of the error code: the cause and what the user can do. */
  children: ReactNode
  code?: ReactNode
  retry?: { label: string; onRetry: () => void; busy?: boolean }
  details?: SupportDetailsProps
}

export const FailedState = ({ title, children, code, retry, details }: FailedStateProps) => (
  <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-9 text-center">
    <span className="failed-icon">
      <TriangleAlert size={22} />
    </span>
    <p className="text-lg font-semibold tracking-[-0.01em] text-balance">{title}</p>
    <p className="mt-1 text-sm text-pretty wrap-anywhere text-ink-2">{children}</p>
    {code !== undefined && <p className="mt-2 text-xs wrap-anywhere text-ink-3">{code}</p>}
    {retry && (
      <div className="mt-4">
        <Button busy={retry.busy ?? false} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      </div>
    )}
    {details && (
      <div className="mt-3 w-full">
        <SupportDetails {...details} />
      </div>
    )}
  </div>
)
