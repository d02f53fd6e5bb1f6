import { useState } from 'react'
import { readChoice, writeChoice } from '../services/storage.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'

const STATES = ['open', 'collapsed'] as const

/** Whether the side menu is collapsed: as chosen on this device, else where the window has little room beside it. */
export const useDrawerCollapsed = (): [isCollapsed: boolean, toggle: () => void] => {
  const isNarrow = useMediaQuery('(max-width: 68.7rem)')
  const [choice, setChoice] = useState(() => readChoice('drawer', STATES))
  const isCollapsed = choice === undefined ? isNarrow : choice === 'collapsed'
  const toggle = () => {
    const next = isCollapsed ? 'open' : 'collapsed'
    writeChoice('drawer', next)
    setChoice(next)
  }
  return [isCollapsed, toggle]
}
