import { selectUserInfo } from '@portal/machines'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { setAnchor } from '../features/notifications/anchor.ts'
import { SignOutQuestion } from '../features/signingOut/SignOutQuestion.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { TopBarTab } from '../ui/TopBarTab.tsx'
import { Brand } from './Brand.tsx'
import { useI18n, usePortal, useSystem } from './context.ts'
import { useDrawerCollapsed } from './drawer.ts'
import { MenuToggle } from './MenuToggle.tsx'
import { sideMenu, sideMenuAt, tabs } from './menus.ts'
import { Screens } from './Screens.tsx'
import { BarEnd, Foot, Notices } from './ShellParts.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useRoutes } from './useRoutes.ts'

const MAIN = 'content'

/** Frame of every screen: top bar, side menu, banners (S2). */
export const Shell = () => {
  const { t } = useI18n()
  const { area } = useSystem()
  const routes = useRoutes()
  const userInfo = usePortal(selectUserInfo)
  const [pathname] = useLocation()
  const [isCollapsed, toggleCollapsed] = useDrawerCollapsed()
  // Path where the sheet was opened, because any navigation closes it (S2).
  const [sheetAt, setSheetAt] = useState<string>()
  if (sheetAt !== undefined && sheetAt !== pathname) setSheetAt(undefined)
  const setSheetOpen = useCallback(
    (isOpen: boolean) => setSheetAt(isOpen ? window.location.pathname : undefined),
    [],
  )

  const menu = sideMenuAt(pathname)
  const links = useMemo(() => sideMenu(routes, menu, userInfo), [routes, menu, userInfo])
  const menuState = { isCollapsed, toggleCollapsed, isSheetOpen: sheetAt === pathname, setSheetOpen }

  return (
    <SignOutQuestion>
      <div className="shell">
        <SkipLink target={MAIN}>{t('shell.skip')}</SkipLink>
        <TopBar
          start={
            <>
              {links.length > 0 && <MenuToggle {...menuState} />}
              <Brand look="on-bar" nameLook="max-[68.75rem]:sr-only" />
            </>
          }
          tabsLabel={t('shell.navigation')}
          tabs={tabs(routes, area, userInfo?.role).map(({ href, label, isCurrent }) => (
            <TopBarTab key={href} href={href} current={isCurrent(pathname)}>
              {t(label as 'shell.dashboard')}
            </TopBarTab>
          ))}
          end={<BarEnd />}
        />
        <Notices />
        <div className="flex grow">
          {links.length > 0 && <SideMenu {...menuState} links={links} pathname={pathname} />}
          <div className="flex min-w-0 grow flex-col">
            <div ref={setAnchor} className="toasts-place md:top-14" />
            <main id={MAIN} tabIndex={-1} className="content">
              <Screens />
            </main>
            <Foot />
          </div>
        </div>
      </div>
    </SignOutQuestion>
  )
}
