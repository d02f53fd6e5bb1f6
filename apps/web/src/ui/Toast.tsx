import { Check, CircleAlert, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import type { FocusEventHandler, ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { SupportDetails, type SupportDetailsProps } from './SupportDetails.tsx'
import { softTone } from './tone.ts'

const KINDS = {
  success: { icon: Check, tone: 'ok', edge: 'border-l-ok' },
  info: { icon: Info, tone: 'accent', edge: 'border-l-accent' },
  warning: { icon: TriangleAlert, tone: 'park', edge: 'border-l-park' },
  error: { icon: CircleAlert, tone: 'err', edge: 'border-l-err' },
  critical: { icon: OctagonAlert, tone: 'err', edge: 'border-l-err' },
} as const

export interface ToastProps {
  kind: keyof typeof KINDS
  /** Name of the kind, because colour and icon are not enough; the heading of a critical notification. */
  kindLabel: string
  children: ReactNode
  /** Code and count, for example 'Code SUPERROR · 3 times'. */
  note?: ReactNode
  details?: SupportDetailsProps
  closeLabel: string
  onClose: () => void
  /** Called when the user starts or stops reading: when the pointer or focus enters or leaves. */
  onRead?: (isRead: boolean) => void
  leaving?: boolean
  /** True to keep line breaks. */
  multiline?: boolean
}

/** Single notification. A live region that already exists announces it. */
export const Toast = ({
  kind,
  kindLabel,
  children,
  note,
  details,
  closeLabel,
  onClose,
  onRead,
  leaving = false,
  multiline = false,
}: ToastProps) => {
  const { icon: Icon, tone, edge } = KINDS[kind]
  const onBlur: FocusEventHandler = ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) onRead?.(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only detects that the user reads it
    <div
      inert={leaving}
      className={classes('toast', edge, kind === 'critical' && 'bg-err-soft!', leaving && 'opacity-0')}
      onPointerEnter={() => onRead?.(true)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) onRead?.(false)
      }}
      onFocus={() => onRead?.(true)}
      onBlur={onBlur}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <span
        className={classes(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-full',
          kind === 'critical' ? 'bg-err text-surface' : softTone(tone),
        )}
      >
        <Icon size={16} />
      </span>
      <div className="min-w-0 grow pt-1">
        <p className={classes('font-medium', multiline && 'whitespace-pre-line')}>
          {kind === 'critical' && <span className="block text-lg font-semibold">{kindLabel}</span>}
          {kind !== 'critical' && <span className="sr-only">{kindLabel}: </span>}
          {children}
        </p>
        {note !== undefined && <p className="mt-0.5 text-xs text-ink-2 tabular-nums">{note}</p>}
        {details && (
          <div className="-ml-1.5 [&_summary]:mx-0">
            <SupportDetails {...details} />
          </div>
        )}
      </div>
      <IconButton label={closeLabel} icon={X} onClick={onClose} className="-mt-1" />
    </div>
  )
}
