import { createElement, Suspense, use, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useSpeech, useSystem, useUserInfo } from '../portal/context.ts'
import { mayOpen, type ScreenRoute } from '../portal/route.ts'
import { routes } from '../screens/routes.ts'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ForbiddenFace, NotFoundFace } from './faces/lazyFaces.ts'
import { forgetScreen, loadScreen } from './lazyScreens.ts'
import { tabs } from './menus.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The screen of the address (S2): unknown ones and those of other roles have a face too, never a blank page. */
export const Screens = () => {
  const [pathname] = useLocation()
  useTopOfNewPage(pathname)
  const administration = tabs(routes).find(({ label }) => label === 'shell.administration')
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/dashboard" replace />
      </Route>
      {administration && (
        <Route path="/my">
          <Redirect to={administration.href} replace />
        </Route>
      )}
      {routes.map((route) => (
        <Route key={route.path} path={route.path}>
          <GuardedScreen route={route} />
        </Route>
      ))}
      <Route>
        <NotFoundFace />
      </Route>
    </Switch>
  )
}

const GuardedScreen = ({ route }: { route: ScreenRoute }) => {
  const { role } = useUserInfo()
  const { t } = useSpeech()
  const [pathname] = useLocation()
  if (!mayOpen(route, role)) return <ForbiddenFace />
  return (
    <ScreenBoundary key={pathname} onRetry={() => forgetScreen(route)}>
      <Suspense
        fallback={
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-9 w-60" />
            <Skeleton className="mt-6 h-72" />
          </Loading>
        }
      >
        <Screen route={route} />
      </Suspense>
    </ScreenBoundary>
  )
}

/** Asks for its code when it is drawn, so that trying again after a failure asks again. */
const Screen = ({ route }: { route: ScreenRoute }) => {
  const { appearance } = useSystem()
  return createElement(use(loadScreen(route, appearance.loadArea)))
}

/** Addresses that lead on to another at once. */
const REDIRECTS = ['/', '/my']

/** A new page begins at its top, and the keyboard in its content; the first one at the beginning of the document. */
const useTopOfNewPage = (pathname: string) => {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === pathname || REDIRECTS.includes(pathname)) return
    const isFirst = shown.current === undefined
    shown.current = pathname
    if (isFirst) return
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname])
}
