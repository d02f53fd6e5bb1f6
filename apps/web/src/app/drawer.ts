import { useState } from 'react'
import { readChoice, writeChoice } from '../services/storage.ts'

const STATES = ['open', 'collapsed'] as const

/** Whether the side menu is collapsed; remembered on this device. */
export const useDrawerCollapsed = (): [isCollapsed: boolean, toggle: () => void] => {
  const [isCollapsed, setCollapsed] = useState(() => readChoice('drawer', STATES) === 'collapsed')
  const toggle = () => {
    writeChoice('drawer', isCollapsed ? 'open' : 'collapsed')
    setCollapsed(!isCollapsed)
  }
  return [isCollapsed, toggle]
}
