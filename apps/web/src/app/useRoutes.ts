import { selectPart, selectUserInfo } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { lazyPart } from '../data/lazyPart.ts'
import { usePortal, useSystem } from './context.ts'
import { mayOpen, type ScreenRoute } from './route.ts'

/** The routes that are known by now. Those of the operators' area come with the first person who may open it. */
export const useRoutes = (): readonly ScreenRoute[] => {
  const { routes, area, appearance } = useSystem()
  const userInfo = usePortal(selectUserInfo)
  const isEntitled = userInfo !== undefined && mayOpen(area, userInfo.role)
  const more = useSelector(
    isEntitled ? lazyPart(area, appearance) : undefined,
    (part) => part && selectPart<readonly ScreenRoute[]>(part),
  )
  return useMemo(() => (more ? [...routes, ...more] : routes), [routes, more])
}
