import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook.ts'
import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: Icon
  /** Stays focusable and keeps its width while the work goes on; a further press does nothing. */
  busy?: boolean
  children: ReactNode
}

/** Does something. A button that leads somewhere is a `LinkButton`. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  icon: Icon,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy || undefined}
    onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    className={buttonLook(
      variant,
      size,
      classes('disabled:cursor-not-allowed disabled:opacity-50', busy && 'cursor-progress', className),
    )}
  >
    {busy ? <Spinner size={size === 'sm' ? 16 : 18} /> : Icon && <Icon size={size === 'sm' ? 16 : 18} />}
    {children}
  </button>
)
