import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { matchesPath } from '../data/paths.ts'
import { SystemContext, useSystem } from './context.ts'
import { useRoutes } from './useRoutes.ts'

/** What is drawn outside the screens says it in the words of the screen that is open; it stays mounted when these change. */
export const AreaWords = ({ children }: { children: ReactNode }) => {
  const system = useSystem()
  const [pathname] = useLocation()
  const words = useRoutes().find(({ path }) => matchesPath(path, pathname))?.words
  const own = useMemo(
    () => (words ? { ...system, appearance: words(system.appearance) } : system),
    [system, words],
  )
  return <SystemContext value={own}>{children}</SystemContext>
}
