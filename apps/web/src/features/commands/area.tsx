import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useSystem } from '../../app/context.ts'
import { within } from '../../app/route.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import { networkPaths } from '../../data/networkPaths.ts'
import { matchesPath, paths } from '../../data/paths.ts'

/** Whether the commands are shown in the operators' area. */
const useIsInArea = (): boolean => {
  const { area } = useSystem()
  const [pathname] = useLocation()
  return matchesPath(within(area), pathname)
}

/** The address of a charger in the area in which its command is shown. */
export const useChargerPath = (): ((id: string) => string) =>
  useIsInArea() ? networkPaths.netCharger : paths.charger

/** Commands are shown over every screen: they speak as the screen below them does. */
export const AreaWords = ({ children }: { children: ReactNode }) => {
  const { frame } = useSystem().area
  return useIsInArea() ? (
    <LazyPart source={frame} loading={children} failed={() => children}>
      {({ Words }) => <Words>{children}</Words>}
    </LazyPart>
  ) : (
    children
  )
}
