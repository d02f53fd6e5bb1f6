import { selectLanguageError, selectUserInfo } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../data/paths.ts'
import { Aside } from '../features/aside/Aside.tsx'
import { Banner } from '../features/banner/Banner.tsx'
import { PageFooter } from '../features/consent/PageFooter.tsx'
import { Bell } from '../features/notificationCentre/Bell.tsx'
import { setAnchor } from '../features/notifications/anchor.ts'
import { OfflineBar } from '../features/offline/OfflineBar.tsx'
import { PaletteButton } from '../features/palette/PaletteButton.tsx'
import { RelationFilter } from '../features/relationFilter/RelationFilter.tsx'
import { Anchor } from '../ui/Anchor.tsx'
import { Logo } from '../ui/Logo.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { TopBarTab } from '../ui/TopBarTab.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { CommandTray } from './CommandTray.tsx'
import { useConfig, useI18n, usePortal, useSystem } from './context.ts'
import { useDrawerCollapsed } from './drawer.ts'
import { EnvironmentNotice } from './faces/EnvironmentNotice.tsx'
import { LanguageNotice } from './faces/LanguageNotice.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MenuToggle } from './MenuToggle.tsx'
import { sideMenu, tabs } from './menus.ts'
import { useOverlays } from './overlays.ts'
import { Screens } from './Screens.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SignOutPart } from './SignOutPart.tsx'
import { useRoutes } from './useRoutes.ts'
import { ViewingBar } from './ViewingBar.tsx'

const MAIN = 'content'

/** The frame around every screen: top bar, side menu, banners (S2). */
export const Shell = () => {
  const { t } = useI18n()
  const { productName } = useConfig()
  const { appearance, area } = useSystem()
  const routes = useRoutes()
  const overlays = useOverlays()
  const hasNoLanguage = useSelector(appearance.language, selectLanguageError) !== undefined
  const userInfo = usePortal(selectUserInfo)
  const [pathname] = useLocation()
  const [isCollapsed, toggleCollapsed] = useDrawerCollapsed()
  // The place where the sheet was opened: going anywhere else closes it (S2).
  const [sheetAt, setSheetAt] = useState<string>()
  if (sheetAt !== undefined && sheetAt !== pathname) setSheetAt(undefined)

  const links = sideMenu(routes, pathname, userInfo)
  const menuState = {
    isCollapsed,
    toggleCollapsed,
    isSheetOpen: sheetAt === pathname,
    setSheetOpen: (isOpen: boolean) => setSheetAt(isOpen ? pathname : undefined),
  }
  const brand = (look: string, nameLook?: string) => (
    <Anchor
      href={paths.dashboard()}
      className={`${look} flex items-center gap-2.5 rounded-control font-semibold`}
    >
      <Logo />
      <span className={nameLook}>{productName}</span>
    </Anchor>
  )

  return (
    <div className="shell">
      <SkipLink target={MAIN}>{t('shell.skip')}</SkipLink>
      <TopBar
        start={
          <>
            {links.length > 0 && <MenuToggle {...menuState} />}
            {brand('on-bar', 'max-[68.75rem]:sr-only')}
          </>
        }
        tabsLabel={t('shell.navigation')}
        tabs={tabs(routes, area, userInfo?.role).map(({ href, label, isCurrent }) => (
          <TopBarTab key={href} href={href} current={isCurrent(pathname)}>
            {t(label as 'shell.dashboard')}
          </TopBarTab>
        ))}
        end={
          <>
            {overlays && <RelationFilter filter={overlays.relationFilter} />}
            <CommandTray />
            <Bell />
            <PaletteButton />
            <LanguageMenu />
            <AccountMenu />
          </>
        }
      />
      <SignOutPart />
      <EnvironmentNotice />
      <OfflineBar />
      <Aside />
      <ViewingBar />
      {hasNoLanguage && <LanguageNotice />}
      {overlays && <Banner banner={overlays.banner} />}
      <div ref={setAnchor} className="sticky top-0 z-40 h-0 md:top-14" />
      <div className="flex grow">
        {links.length > 0 && (
          <SideMenu {...menuState} links={links} pathname={pathname} brand={brand('text-ink')} />
        )}
        <div className="flex min-w-0 grow flex-col">
          <main id={MAIN} tabIndex={-1} className="content">
            <Screens />
          </main>
          {overlays && <PageFooter consent={overlays.consent} />}
        </div>
      </div>
    </div>
  )
}
