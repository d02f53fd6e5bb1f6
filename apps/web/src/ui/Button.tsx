import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook.ts'
import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: Icon
  /** True while an action is in progress: the button stays focusable, shows a spinner and ignores presses. */
  busy?: boolean
  /** True if presses are ignored for now. Unlike with `disabled`, the button keeps the focus. */
  'aria-disabled'?: boolean | undefined
  children: ReactNode
}

/** Button for an action; use `LinkButton` for navigation. */
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
