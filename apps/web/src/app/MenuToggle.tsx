import { Menu } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useI18n } from './context.ts'
import type { SideMenuState } from './SideMenu.tsx'

/** The hamburger: collapses the side menu of a desktop, opens it over the page where the window is narrower (S2). */
export const MenuToggle = ({ isCollapsed, toggleCollapsed, isSheetOpen, setSheetOpen }: SideMenuState) => {
  const { t } = useI18n()
  const isWide = useMediaQuery('(min-width: 68.75rem)')
  const isOpen = isWide ? !isCollapsed : isSheetOpen
  return (
    <IconButton
      variant="bar"
      icon={Menu}
      label={t(isOpen ? 'shell.menu.hide' : 'shell.menu.show')}
      aria-expanded={isOpen}
      onClick={() => (isWide ? toggleCollapsed() : setSheetOpen(true))}
    />
  )
}
