import { useLocation } from 'wouter'
import { useSystem } from '../../app/context.ts'
import { within } from '../../app/route.ts'
import { matchesPath, paths } from '../../data/paths.ts'

/** Returns a function that builds the path of a charger in the current area of the portal. */
export const useChargerPath = (): ((id: string) => string) => {
  const { area } = useSystem()
  const [pathname] = useLocation()
  return matchesPath(within(area), pathname) ? paths.netCharger : paths.charger
}
