import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import { softTone, type Tone } from './tone.ts'

export interface FullScreenViewProps {
  icon: Icon
  tone?: Tone
  title: ReactNode
  children: ReactNode
  /** Buttons or links to continue, primary first. */
  actions?: ReactNode
  code?: ReactNode
  footer?: ReactNode
  /** False inside the shell, where the top bar stays. */
  whole?: boolean
}

/**
 * Full-page state: signed out, no access, not found, crashed, not configured. Offers a next step, unless the user only
 * has to wait.
 */
export const FullScreenView = ({
  icon: Icon,
  tone = 'accent',
  title,
  children,
  actions,
  code,
  footer,
  whole = true,
}: FullScreenViewProps) => (
  <div
    className={classes(
      'flex flex-col items-center justify-center px-5 py-12 text-center',
      whole ? 'min-h-dvh' : 'min-h-[60dvh]',
    )}
  >
    <span
      className={classes('mb-6 inline-flex size-14 items-center justify-center rounded-full', softTone(tone))}
    >
      <Icon size={26} />
    </span>
    <h1 tabIndex={-1} className="max-w-lg text-2xl font-bold tracking-[-0.025em]">
      {title}
    </h1>
    <div className="mt-2 max-w-md text-base text-pretty text-ink-2">{children}</div>
    {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    {code !== undefined && <p className="mt-6 text-xs text-ink-3 tabular-nums">{code}</p>}
    {footer && <div className="mt-4 w-full max-w-md">{footer}</div>}
  </div>
)
