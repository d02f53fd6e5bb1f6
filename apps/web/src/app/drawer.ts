import { useCallback, useState } from 'react'
import { readChoice, writeChoice } from '../services/storage.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'

const STATES = ['open', 'collapsed'] as const

/**
 * Returns true if the side menu is collapsed, and a function that toggles it. A narrow window always collapses it;
 * otherwise the choice stored on this device applies.
 */
export const useDrawerCollapsed = (): [isCollapsed: boolean, toggle: () => void] => {
  const isWide = useMediaQuery('(min-width: 68.75rem)')
  const [choice, setChoice] = useState(() => readChoice('drawer', STATES))
  const isCollapsed = !isWide || choice === 'collapsed'
  const toggle = useCallback(() => {
    const next = isCollapsed ? 'open' : 'collapsed'
    writeChoice('drawer', next)
    setChoice(next)
  }, [isCollapsed])
  return [isCollapsed, toggle]
}

const GROUP_STATES = ['open', 'closed'] as const

/**
 * Returns functions that read and toggle whether a group of the side menu is open. Groups are open by default; the
 * state is stored on this device.
 */
export const useOpenGroups = (): [isOpen: (group: string) => boolean, toggle: (group: string) => void] => {
  const [openGroups, setOpenGroups] = useState<Readonly<Record<string, boolean>>>({})
  const isOpen = (group: string) =>
    openGroups[group] ?? readChoice(`group.${group}`, GROUP_STATES) !== 'closed'
  const toggle = (group: string) => {
    const next = !isOpen(group)
    writeChoice(`group.${group}`, next ? 'open' : 'closed')
    setOpenGroups({ ...openGroups, [group]: next })
  }
  return [isOpen, toggle]
}
