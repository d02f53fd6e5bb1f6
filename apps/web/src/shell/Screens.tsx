import { selectScreen, selectScreenError } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { createElement, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useSpeech, useSystem, useUserInfo } from '../portal/context.ts'
import { lazyScreen } from '../portal/lazyScreens.ts'
import { administration } from '../portal/menus.ts'
import { mayOpen, REDIRECTS, type ScreenRoute } from '../portal/route.ts'
import { routes } from '../screens/routes.ts'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ChunkFace, ForbiddenFace, NotFoundFace } from './faces/lazyFaces.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The screen of the address (S2): unknown ones and those of other roles have a face too, never a blank page. */
export const Screens = () => {
  const [pathname] = useLocation()
  useTopOfNewPage(pathname)
  const begin = administration(routes)
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/dashboard" replace />
      </Route>
      {begin && (
        <Route path="/my">
          <Redirect to={begin} replace />
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
  const [pathname] = useLocation()
  if (!mayOpen(route, role)) return <ForbiddenFace />
  return (
    <ScreenBoundary key={pathname}>
      <LazyScreen route={route} />
    </ScreenBoundary>
  )
}

const LazyScreen = ({ route }: { route: ScreenRoute }) => {
  const { t } = useSpeech()
  const actor = lazyScreen(route, useSystem().appearance)
  const screen = useSelector(actor, selectScreen)
  const error = useSelector(actor, selectScreenError)
  useEffect(() => actor.send({ type: 'OPEN' }), [actor])
  if (screen) return createElement(screen)
  if (error) return <ChunkFace failure={error} onRetry={() => actor.send({ type: 'RETRY' })} />
  return (
    <Loading label={t('shell.loading')}>
      <Skeleton className="h-9 w-60" />
      <Skeleton className="mt-6 h-72" />
    </Loading>
  )
}

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
