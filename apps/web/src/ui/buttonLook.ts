import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'dangerPrimary' | 'ghost'
export type ButtonSize = 'sm' | 'md' | 'lg'

const BASE = 'button pointer-coarse:min-h-11'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'button-secondary',
  danger: 'button-danger',
  dangerPrimary: 'button-danger-primary',
  ghost: 'button-ghost',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-8 px-3 py-1 text-xs',
  md: 'min-h-9.5 px-4 py-1.5 text-sm',
  // As tall as the fields beside it.
  lg: 'min-h-10.5 px-5 py-2 text-base',
}

/** Returns the classes of buttons, links that look like buttons, and menu openers. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  classes(BASE, VARIANTS[variant], SIZES[size], className)
