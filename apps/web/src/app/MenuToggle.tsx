import { Menu } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from '../data/shortcuts.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useI18n } from './context.ts'
import type { SideMenuState } from './SideMenu.tsx'

/**
 * Menu button (S2): collapses or expands the side menu in a wide window; opens or closes it as a sheet in a narrower
 * one.
 */
export const MenuToggle = ({ isCollapsed, toggleCollapsed, isSheetOpen, setSheetOpen }: SideMenuState) => {
  const { t } = useI18n()
  const isWide = useMediaQuery('(min-width: 68.75rem)')
  const isOpen = isWide ? !isCollapsed : isSheetOpen
  const toggle = () => (isWide ? toggleCollapsed() : setSheetOpen(!isSheetOpen))
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Ignored while a dialog is open, unless the dialog is the menu itself.
    if (isShortcut(event, '[') && (isSheetOpen || !document.querySelector('dialog[open]'))) toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <IconButton
      variant="bar"
      icon={Menu}
      label={t(isOpen ? 'shell.menu.hide' : 'shell.menu.show')}
      aria-expanded={isOpen}
      aria-keyshortcuts="["
      onClick={toggle}
    />
  )
}
