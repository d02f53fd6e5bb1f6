import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import type { Side } from './place.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  label: string
  icon: Icon
  variant?: 'plain' | 'outlined' | 'bar'
  side?: Side
  busy?: boolean
}

const LOOK = {
  plain: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  outlined: 'icon-button-outlined',
  bar: 'icon-button-bar',
} as const

export const IconButton = ({
  label,
  icon: Icon,
  variant = 'plain',
  side = 'below',
  busy = false,
  className,
  ...rest
}: IconButtonProps) => (
  <Tooltip text={label} side={side}>
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      className={classes('icon-button', LOOK[variant], className)}
    >
      {busy ? <Spinner /> : <Icon size={18} />}
    </button>
  </Tooltip>
)
