import { selectPortalFace } from '@portal/machines'
import { startBanner } from '../features/banner/wiring.ts'
import { startCommandTray } from '../features/commands/wiring.ts'
import { startConsent } from '../features/consent/wiring.ts'
import { startNotifications } from '../features/notifications/wiring.ts'
import { startRelationFilter } from '../features/relationFilter/wiring.ts'
import { usePortal, useSystem } from './context.ts'
import type { Overlays, PortalSystem } from './portalSystem.ts'

/** Starts the overlays. They need the configuration: the portal starts them with the first face that asks for them. */
export const startOverlays = (system: PortalSystem): Overlays => ({
  consent: startConsent(system, (pathname) => system.routeAt(pathname)?.path),
  notifications: startNotifications(system),
  banner: startBanner(system),
  relationFilter: startRelationFilter(system),
  commands: startCommandTray(system),
})

/** The overlays, from the first time on that the gate opens or stops at a face of its own. */
export const useOverlays = (): Overlays | undefined => {
  const { overlays, hasOverlays } = useSystem()
  const face = usePortal(selectPortalFace)
  const isAtRest = face === 'ready' || face === 'setupNeeded' || face === 'accessRefused'
  return isAtRest || hasOverlays() ? overlays() : undefined
}
