import { useEffect, useRef } from 'react'
import { Redirect, Route, useLocation } from 'wouter'
import { LazyPart, type LazyPartProps } from '../components/LazyPart.tsx'
import { matchesPath, paths } from '../data/paths.ts'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useI18n, useSystem, useUserInfo, useViewed } from './context.ts'
import { administration } from './menus.ts'
import { mayOpen, REDIRECTS, type ScreenRoute, within } from './route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useRoutes } from './useRoutes.ts'
import { ChunkView } from './views/ChunkView.tsx'
import { ForbiddenView } from './views/ForbiddenView.tsx'
import { NotFoundView } from './views/NotFoundView.tsx'

/** Renders the screen of the current URL (S2). Unknown URLs and screens of other roles have views of their own. */
export const Screens = () => {
  const [pathname] = useLocation()
  useTopOfNewPage(pathname)
  const { area } = useSystem()
  const routes = useRoutes()
  const begin = administration(routes)
  if (matchesPath('/', pathname)) return <Redirect key="/" to={paths.dashboard()} replace />
  if (begin && matchesPath('/my', pathname)) return <Redirect key="/my" to={begin} replace />
  const route = routes.find(({ path }) => matchesPath(path, pathname))
  if (route) {
    return (
      <Route key={route.screen ?? route.path} path={route.path}>
        <GuardedScreen route={route} />
      </Route>
    )
  }
  return matchesPath(within(area), pathname) ? <AreaScreen /> : <NotFoundView />
}

const GuardedScreen = ({ route }: { route: ScreenRoute }) => {
  const { role } = useUserInfo()
  const viewed = useViewed()
  const { dropReads } = useSystem()
  const [pathname] = useLocation()
  if (!mayOpen(route, role)) return <ForbiddenView />
  return (
    // Remount when the viewed relation changes, so no data of the previous one is shown.
    <ScreenBoundary key={`${viewed?.Id} ${route.screen ?? pathname}`} at={pathname} onRetry={dropReads}>
      <LoadedScreen route={route} />
    </ScreenBoundary>
  )
}

/** Screen for an operator URL without a known route: the routes are still loading, or there is no such route. */
const AreaScreen = () => {
  const { area } = useSystem()
  const { role } = useUserInfo()
  return mayOpen(area, role) ? (
    <LoadedPart source={area}>{() => <NotFoundView />}</LoadedPart>
  ) : (
    <ForbiddenView />
  )
}

const LoadedScreen = ({ route }: { route: ScreenRoute }) => (
  <LoadedPart source={route}>{(Screen) => <Screen />}</LoadedPart>
)

const LoadedPart = <T,>({ source, children }: Pick<LazyPartProps<T>, 'source' | 'children'>) => {
  const { t } = useI18n()
  return (
    <LazyPart
      source={source}
      loading={
        <Loading label={t('shell.loading')}>
          <Skeleton className="h-9 w-60" />
          <Skeleton className="screen-ahead mt-6 h-dvh" />
        </Loading>
      }
      failed={(failure, retry) => <ChunkView failure={failure} onRetry={retry} />}
    >
      {children}
    </LazyPart>
  )
}

/** Scrolls to the top of a new page and focuses its heading; the first page starts at the top of the document. */
const useTopOfNewPage = (pathname: string) => {
  const lastPathname = useRef<string>(undefined)
  useEffect(() => {
    if (lastPathname.current === pathname || REDIRECTS.includes(pathname)) return
    const isFirst = lastPathname.current === undefined
    lastPathname.current = pathname
    if (isFirst) return
    window.scrollTo(0, 0)
    // The heading names the page. If it is not rendered yet, it takes the focus from `main` later (`ui/PageHeader`).
    const heading = document.querySelector<HTMLElement>('main h1')
    ;(heading ?? document.querySelector('main'))?.focus({ preventScroll: true })
  }, [pathname])
}
