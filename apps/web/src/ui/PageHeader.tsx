import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  badge?: ReactNode
  context?: ReactNode
  /** Actions, primary last; below the title and full width on a phone. */
  actions?: ReactNode
  breadcrumbs?: ReactNode
}

/** Moves the focus from `main` to the heading once it is loaded, and back when the heading is removed. */
const takeFocus = (heading: HTMLElement | null) => {
  const main = heading?.closest('main')
  if (main === document.activeElement) heading?.focus({ preventScroll: true })
  return () => {
    if (heading === document.activeElement) main?.focus({ preventScroll: true })
  }
}

export const PageHeader = ({ title, badge, context, actions, breadcrumbs }: PageHeaderProps) => (
  <div className="mb-5">
    {breadcrumbs}
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-96">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 ref={takeFocus} tabIndex={-1} className="text-2xl font-bold tracking-[-0.025em] wrap-anywhere">
            {title}
          </h1>
          {badge}
        </div>
        {context !== undefined && (
          <p className="mt-1.5 text-base text-pretty wrap-anywhere text-ink-2 sm:mt-0.5">{context}</p>
        )}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  </div>
)
