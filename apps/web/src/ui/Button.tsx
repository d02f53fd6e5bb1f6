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
  /** A press does nothing for now. Unlike `disabled` it leaves the focus where it is. */
  'aria-disabled'?: boolean | undefined
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
  'aria-disabled': isDisabled = false,
  ...rest
}: ButtonProps) => {
  const isBlocked = busy || isDisabled
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBlocked || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (isBlocked ? event.preventDefault() : onClick?.(event))}
      className={buttonLook(
        variant,
        size,
        classes(
          'disabled:cursor-not-allowed disabled:opacity-50',
          busy ? 'cursor-progress' : isBlocked && 'cursor-not-allowed opacity-50',
          className,
        ),
      )}
    >
      {busy ? <Spinner size={size === 'sm' ? 16 : 18} /> : Icon && <Icon size={size === 'sm' ? 16 : 18} />}
      {children}
    </button>
  )
}
