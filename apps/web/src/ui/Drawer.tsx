import { X } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { classes } from './classes.ts'
import { type DrawerGroup, DrawerGroups, type DrawerGroupsProps } from './DrawerGroups.tsx'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'
import { useMediaQuery } from './useMediaQuery.ts'

export interface DrawerProps {
  /** Accessible name of the navigation. */
  label: string
  groups: readonly DrawerGroup[]
  /** True if only icons with tooltips are shown. */
  collapsed: boolean
  /** Width, px; not used on a phone. */
  width: number
  /** True while the drawer is open over the page, in a window narrower than 1100 px. */
  sheetOpen: boolean
  onSheetClose: () => void
  closeLabel: string
  sheetHeader?: ReactNode
  footer?: ReactNode
  /** Replaces the default rendering of groups, for example to edit them. */
  Groups?: ComponentType<DrawerGroupsProps>
}

/** Side navigation. As a sheet, it closes when an entry is chosen or the window becomes wide. */
export const Drawer = ({
  label,
  groups,
  collapsed,
  width,
  sheetOpen,
  onSheetClose,
  closeLabel,
  sheetHeader,
  footer,
  Groups = DrawerGroups,
}: DrawerProps) => {
  const isWide = useMediaQuery('(min-width: 68.75rem)')
  useEffect(() => {
    if (isWide && sheetOpen) onSheetClose()
  }, [isWide, sheetOpen, onSheetClose])
  return (
    <>
      <nav
        aria-label={label}
        className={classes('drawer', collapsed ? 'px-1.25 py-3' : 'px-2.5 py-3')}
        style={{ width }}
      >
        <div>
          <Groups groups={groups} collapsed={collapsed} />
        </div>
        {footer}
      </nav>
      <Modal open={sheetOpen && !isWide} onClose={onSheetClose} label={label} className="drawer-sheet">
        <div className="drawer-head">
          {sheetHeader ?? <span />}
          <IconButton label={closeLabel} icon={X} onClick={onSheetClose} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- listens to the links inside */}
        <nav
          aria-label={label}
          className="px-2.5 py-3"
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && onSheetClose()}
        >
          <Groups groups={groups} collapsed={false} />
          {footer}
        </nav>
      </Modal>
    </>
  )
}
