import { DRAWER_COLLAPSED_WIDTH_PX, DRAWER_WIDTH_PX } from '@portal/schemas'
import { type ComponentType, memo } from 'react'
import { LazyPart } from '../components/LazyPart.tsx'
import type { PartSource } from '../data/lazyPart.ts'
import { matchesPath } from '../data/paths.ts'
import { Drawer } from '../ui/Drawer.tsx'
import { DrawerGroups, type DrawerGroupsProps } from '../ui/DrawerGroups.tsx'
import { Brand } from './Brand.tsx'
import { useI18n, useSystem } from './context.ts'
import { useOpenGroups } from './drawer.ts'
import { type MenuLink, menuGroups, sideMenuAt } from './menus.ts'

export interface SideMenuState {
  readonly isCollapsed: boolean
  readonly toggleCollapsed: () => void
  readonly isSheetOpen: boolean
  readonly setSheetOpen: (isOpen: boolean) => void
}

interface LinksState extends Omit<SideMenuState, 'toggleCollapsed'> {
  links: readonly MenuLink[]
}

/**
 * Side menu (S2): a drawer in a wide window and icons on a tablet. On tablets and phones it opens as a sheet over the
 * page.
 */
export const SideMenu = ({
  links,
  pathname,
  isCollapsed,
  isSheetOpen,
  setSheetOpen,
}: LinksState & { pathname: string }) => (
  <Links
    links={links}
    isOfUser={sideMenuAt(pathname) === 'user'}
    current={links
      .flatMap(({ path, details }) =>
        [path, ...details].some((pattern) => matchesPath(pattern, pathname)) ? [path] : [],
      )
      .join(' ')}
    isCollapsed={isCollapsed}
    isSheetOpen={isSheetOpen}
    setSheetOpen={setSheetOpen}
  />
)

interface LinksProps extends LinksState {
  isOfUser: boolean
  /** Space-separated paths of the current entries. */
  current: string
}

/**
 * Memoised with `current` instead of the path, so a URL change within the current entry does not re-render the menu.
 */
const Links = memo(({ links, isOfUser, current, isCollapsed, isSheetOpen, setSheetOpen }: LinksProps) => {
  const { t } = useI18n()
  const currentPaths = current.split(' ')
  const [isGroupOpen, toggleGroup] = useOpenGroups()
  return (
    <Drawer
      label={t(isOfUser ? 'shell.sideMenu' : 'shell.sideMenu.network')}
      groups={menuGroups(links).map(({ label: group, links: entries }) => ({
        key: group ?? '',
        ...(group !== undefined && {
          label: t(group as 'shell.network'),
          isOpen: isGroupOpen(group),
          onToggle: () => toggleGroup(group),
        }),
        items: entries.map(({ path, label, icon, count }) => ({
          key: path,
          href: path,
          label: t(label as 'shell.chargers'),
          icon,
          ...(count && { count: <MenuCount source={count} /> }),
          current: currentPaths.includes(path),
        })),
      }))}
      collapsed={isCollapsed}
      width={isCollapsed ? DRAWER_COLLAPSED_WIDTH_PX : DRAWER_WIDTH_PX}
      sheetOpen={isSheetOpen}
      onSheetClose={() => setSheetOpen(false)}
      sheetHeader={<Brand look="text-ink" />}
      closeLabel={t('shell.menu.hide')}
      Groups={isOfUser ? DrawerGroups : GroupsOfArea}
    />
  )
})

/** Menu of the operators' area in its own layout; plain groups until its code is loaded, or if loading fails. */
const GroupsOfArea = (props: DrawerGroupsProps) => {
  const plain = <DrawerGroups {...props} />
  return (
    <LazyPart source={useSystem().area.frame} loading={plain} failed={() => plain}>
      {({ Menu }) => <Menu {...props} />}
    </LazyPart>
  )
}

const MenuCount = ({ source }: { source: PartSource<ComponentType> }) => (
  <LazyPart source={source} loading={null} failed={() => null}>
    {(Count) => <Count />}
  </LazyPart>
)
