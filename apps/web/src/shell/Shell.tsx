import { selectLanguageError, selectUserInfo } from '@portal/machines'
import { DRAWER_COLLAPSED_WIDTH_PX, DRAWER_WIDTH_PX, PRODUCTION_TOP_BAR_COLOUR } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useConfig, usePortal, useSpeech, useSystem } from '../portal/context.ts'
import { useDrawerCollapsed } from '../portal/drawer.ts'
import { sideMenu, tabs } from '../portal/menus.ts'
import { loadEarly } from '../portal/seldom.tsx'
import { routes } from '../screens/routes.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Logo } from '../ui/Logo.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { TopBarTab } from '../ui/TopBarTab.tsx'
import { Beside } from './Beside.tsx'
import { EnvironmentNotice, LanguageNotice } from './faces/lazyFaces.ts'
import { AccountOpener, LanguageOpener } from './menuOpeners.tsx'
import { Screens } from './Screens.tsx'
import { useLoaded } from './useLoaded.ts'

const loadMenuToggle = async () => (await import('./menu/MenuToggle.tsx')).MenuToggle
const loadSideMenu = async () => (await import('./menu/SideMenu.tsx')).SideMenu
loadEarly(loadMenuToggle)
loadEarly(loadSideMenu)
loadEarly(({ loadArea }) => loadArea('menus'))

const MAIN = 'content'

/** What stands around every screen: top bar, side menu, banners (S2). */
export const Shell = () => {
  const { t } = useSpeech()
  const { productName, topBarColour } = useConfig()
  const { appearance } = useSystem()
  const hasNoLanguage = useSelector(appearance.language, selectLanguageError) !== undefined
  const isTest = topBarColour.toLowerCase() !== PRODUCTION_TOP_BAR_COLOUR
  const userInfo = usePortal(selectUserInfo)
  const [pathname] = useLocation()
  const [isCollapsed, toggleCollapsed] = useDrawerCollapsed()
  // The place where the sheet was opened: going anywhere else closes it (S2).
  const [sheetAt, setSheetAt] = useState<string>()
  if (sheetAt !== undefined && sheetAt !== pathname) setSheetAt(undefined)

  const links = sideMenu(routes, pathname, userInfo)
  const menu = useLoaded(links.length > 0, pathname, async () => {
    const [MenuToggle, SideMenu] = await Promise.all([
      loadMenuToggle(),
      loadSideMenu(),
      appearance.loadArea('menus'),
    ])
    return { MenuToggle, SideMenu }
  })
  const menuState = {
    isCollapsed,
    toggleCollapsed,
    isSheetOpen: sheetAt === pathname,
    setSheetOpen: (isOpen: boolean) => setSheetAt(isOpen ? pathname : undefined),
  }
  const brand = (look: string, nameLook?: string) => (
    <Anchor href="/dashboard" className={`${look} flex items-center gap-2.5 rounded-control font-semibold`}>
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
            {links.length > 0 && (menu ? <menu.MenuToggle {...menuState} /> : <span className="size-9" />)}
            {brand('on-bar', 'max-sm:sr-only')}
          </>
        }
        tabsLabel={t('shell.navigation')}
        tabs={tabs(routes).map(({ href, label, isCurrent }) => (
          <TopBarTab key={href} href={href} current={isCurrent(pathname)}>
            {t(label as 'shell.dashboard')}
          </TopBarTab>
        ))}
        end={
          <>
            <Beside part="RelationFilter" />
            <LanguageOpener />
            <AccountOpener />
          </>
        }
      />
      {isTest && <EnvironmentNotice />}
      {hasNoLanguage && <LanguageNotice />}
      <Beside part="Banner" />
      <div className="flex grow">
        {links.length > 0 &&
          (menu ? (
            <menu.SideMenu {...menuState} links={links} pathname={pathname} brand={brand('text-ink')} />
          ) : (
            <div
              className="shrink-0 max-md:hidden"
              style={{ width: isCollapsed ? DRAWER_COLLAPSED_WIDTH_PX : DRAWER_WIDTH_PX }}
            />
          ))}
        <main id={MAIN} tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
          <div className="mx-auto w-full max-w-360 grow px-4 pt-6 pb-12 sm:px-6 lg:px-8">
            <Screens />
          </div>
          <Beside part="Footer" />
        </main>
      </div>
    </div>
  )
}
