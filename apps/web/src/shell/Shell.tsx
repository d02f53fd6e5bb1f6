import { selectLanguageError, selectUserInfo } from '@portal/machines'
import { PRODUCTION_TOP_BAR_COLOUR } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useConfig, usePortal, useSpeech, useSystem } from '../portal/context.ts'
import { useDrawerCollapsed } from '../portal/drawer.ts'
import { matchesPath } from '../portal/route.ts'
import { preloadSeldom } from '../portal/seldom.tsx'
import { routes } from '../screens/routes.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Logo } from '../ui/Logo.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { TopBarTab } from '../ui/TopBarTab.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { Beside } from './Beside.tsx'
import { BannerNotice } from './faces/lazyFaces.ts'
import { AccountOpener, LanguageOpener } from './menuOpeners.tsx'
import { sideMenu, tabs } from './menus.ts'
import { Screens } from './Screens.tsx'

// Only the administration has a side menu and the button for it.
const IconButton = lazy(async () => ({ default: (await import('../ui/IconButton.tsx')).IconButton }))
const Drawer = lazy(async () => ({ default: (await import('../ui/Drawer.tsx')).Drawer }))

const MAIN = 'content'
/** Calls when the browser has nothing better to do; answers how to call it off. */
const whenIdle = (work: () => void) => {
  const timer = setTimeout(work, IDLE_AFTER_MS)
  return () => clearTimeout(timer)
}
const IDLE_AFTER_MS = 3_000

/** What stands around every screen: top bar, side menu, banners (S2). */
export const Shell = () => {
  const { t } = useSpeech()
  const { productName, environment, topBarColour } = useConfig()
  const { appearance } = useSystem()
  const languageError = useSelector(appearance.language, selectLanguageError)
  const hasUser = usePortal(selectUserInfo) !== undefined
  const [pathname] = useLocation()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const [isCollapsed, toggleCollapsed] = useDrawerCollapsed()
  // The place where the sheet was opened: it is closed anywhere else.
  const [sheetAt, setSheetAt] = useState<string>()

  useEffect(() => whenIdle(() => preloadSeldom(appearance)), [appearance])

  const entries = hasUser ? sideMenu(routes, pathname) : []
  const toggleMenu = () => (isWide ? toggleCollapsed() : setSheetAt(pathname))
  const brand = (
    <Anchor href="/dashboard" className="on-bar flex items-center gap-2.5 rounded-control font-semibold">
      <Logo />
      <span className="max-sm:sr-only">{productName}</span>
    </Anchor>
  )

  return (
    <>
      <SkipLink target={MAIN}>{t('shell.skip')}</SkipLink>
      <TopBar
        start={
          <>
            {entries.length > 0 && (
              <Suspense fallback={<span className="size-9" />}>
                <IconButton
                  variant="bar"
                  icon={MenuIcon}
                  label={t(isWide && !isCollapsed ? 'shell.menu.hide' : 'shell.menu.show')}
                  aria-expanded={isWide ? !isCollapsed : sheetAt === pathname}
                  onClick={toggleMenu}
                />
              </Suspense>
            )}
            {brand}
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
      <Beside part="Banner" />
      {topBarColour.toLowerCase() !== PRODUCTION_TOP_BAR_COLOUR && (
        <BannerNotice banner kind="warning" live="off">
          {t('shell.environment', { environment })}
        </BannerNotice>
      )}
      {languageError && (
        <BannerNotice banner kind="error">
          {t('shell.language.failed')}
        </BannerNotice>
      )}
      <div className="md:flex">
        {entries.length > 0 && (
          <Suspense fallback={<div className={isCollapsed ? 'w-12 max-md:hidden' : 'w-52 max-md:hidden'} />}>
            <Drawer
              label={t('shell.sideMenu')}
              items={entries.map(({ path, label, icon }) => ({
                key: path,
                href: path,
                label: t(label as 'shell.chargers'),
                icon,
                current: matchesPath(path, pathname) || pathname.startsWith(`${path}/`),
              }))}
              collapsed={isCollapsed}
              sheetOpen={sheetAt === pathname}
              onSheetClose={() => setSheetAt(undefined)}
              closeLabel={t('shell.menu.hide')}
            />
          </Suspense>
        )}
        <main id={MAIN} tabIndex={-1} className="screen-area min-w-0 grow outline-none">
          <div className="mx-auto max-w-360 px-4 pt-6 pb-12 sm:px-6 lg:px-8">
            <Screens />
          </div>
          <Beside part="Footer" />
        </main>
      </div>
    </>
  )
}
