import type { ReactNode } from 'react'

export interface EmptyStateProps {
  picture?: ReactNode
  title: ReactNode
  /** Explains what belongs here and why nothing is shown. */
  children?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
}

export const EmptyState = ({ picture, title, children, actions, level = 3 }: EmptyStateProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      {picture && <div className="mb-5">{picture}</div>}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children && <p className="mt-1 text-sm text-pretty wrap-anywhere text-ink-2">{children}</p>}
      {actions && <div className="mt-5 flex max-w-full flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  )
}
