import { selectUserInfo } from '@portal/machines'
import { useMemo } from 'react'
import { usePart } from '../components/LazyPart.tsx'
import { usePortal, useSystem } from './context.ts'
import { mayOpen, type ScreenRoute } from './route.ts'

/** Returns the routes loaded so far. Those of the operators' area are loaded once a user who may open it signs in. */
export const useRoutes = (): readonly ScreenRoute[] => {
  const { routes, area } = useSystem()
  const userInfo = usePortal(selectUserInfo)
  const isEntitled = userInfo !== undefined && mayOpen(area, userInfo.role)
  const { part: more } = usePart(isEntitled ? area : undefined)
  return useMemo(() => (more ? [...routes, ...more] : routes), [routes, more])
}
