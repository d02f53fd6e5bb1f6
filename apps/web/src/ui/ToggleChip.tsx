import type { ReactNode } from 'react'
import { chipLook } from './chipLook.ts'

export interface ToggleChipProps {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

/** Filter that is on or off. */
export const ToggleChip = ({ pressed, onPress, children }: ToggleChipProps) => (
  <button type="button" aria-pressed={pressed} onClick={onPress} className={chipLook(pressed)}>
    {children}
  </button>
)
