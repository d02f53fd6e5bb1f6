import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'

const KINDS = {
  info: { icon: Info, look: 'border-accent-mid bg-accent-soft text-accent-ink' },
  success: { icon: Check, look: 'border-ok/40 bg-ok-soft text-ok-ink' },
  warning: { icon: TriangleAlert, look: 'border-park/50 bg-park-soft text-park-ink' },
  error: { icon: CircleAlert, look: 'border-err/40 bg-err-soft text-err-ink' },
} as const

export interface NoticeProps {
  kind?: keyof typeof KINDS
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  dismiss?: { label: string; onDismiss: () => void }
  /** True for full width under the top bar instead of a box in the content. */
  banner?: boolean
  /** Use 'assertive' for errors, and 'off' for notices that are present from the start. */
  live?: 'assertive' | 'polite' | 'off'
}

export const Notice = ({
  kind = 'info',
  title,
  children,
  actions,
  dismiss,
  banner = false,
  live = 'polite',
}: NoticeProps) => {
  const { icon: Icon, look } = KINDS[kind]
  return (
    <div
      role={{ assertive: 'alert', polite: 'status', off: undefined }[live]}
      className={classes(
        'notice flex items-start gap-3 text-sm',
        banner ? 'border-b px-4 py-2' : 'rounded-card border px-4 py-3',
        // A button is taller than the text and would touch the edge.
        banner && actions !== undefined && 'sm:py-3',
        look,
      )}
    >
      <Icon size={18} className="mt-px" />
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-4 gap-y-3">
        {/* Stays beside the buttons as long as a few words fit on a line. */}
        <div className="min-w-0 grow wrap-anywhere sm:basis-60">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children && <div className={title === undefined ? 'font-medium' : ''}>{children}</div>}
        </div>
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
      {dismiss && (
        <IconButton
          label={dismiss.label}
          icon={X}
          onClick={dismiss.onDismiss}
          className="-my-1.5 -mr-2 text-current! hover:bg-transparent!"
        />
      )}
    </div>
  )
}
