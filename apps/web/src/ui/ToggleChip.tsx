import type { ReactNode } from 'react'

export const chipLook = (isOn: boolean): string =>
  `inline-flex min-h-8 items-center rounded-full border px-3 text-xs font-semibold transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:px-4 ${
    isOn
      ? 'border-accent bg-accent-soft text-accent-ink'
      : 'border-line-strong bg-surface text-ink-2 hover:border-line-control hover:text-ink'
  }`

export interface ToggleChipProps {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

export const ToggleChip = ({ pressed, onPress, children }: ToggleChipProps) => (
  <button type="button" aria-pressed={pressed} onClick={onPress} className={chipLook(pressed)}>
    {children}
  </button>
)
