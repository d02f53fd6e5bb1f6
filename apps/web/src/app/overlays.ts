import { selectConfig } from '@portal/machines'
import type { Config } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { bannerInput, connectBanner, provideBanner } from '../features/banner/wiring.ts'
import { connectCommandTray, provideCommandTray } from '../features/commands/wiring.ts'
import { analyticsInput, consentInput, provideAnalytics, provideConsent } from '../features/consent/wiring.ts'
import { connectNotifications, notificationsInput } from '../features/notifications/wiring.ts'
import { connectRelationFilter, provideRelationFilter } from '../features/relationFilter/wiring.ts'
import { useSystem } from './context.ts'
import type { Overlays, PortalSystem } from './portalSystem.ts'

interface Services extends Pick<PortalSystem, 'bco' | 'clearCaches' | 'chargepoints' | 'routeAt'> {
  readonly config: () => Config
}

export const provideOverlays = (services: Services) => ({
  analytics: provideAnalytics(services.config, (pathname) => services.routeAt(pathname)?.path),
  consent: provideConsent(),
  banner: provideBanner(services),
  relationFilter: provideRelationFilter(services),
  commands: provideCommandTray(services),
})

/** Starts the overlays. Throws if the configuration is not loaded. */
export const startOverlays = (system: PortalSystem): void => {
  const config = selectConfig(system.portal.getSnapshot())
  if (!config) throw new Error('The overlays were started before the configuration was loaded.')
  system.root.send({
    type: 'START_OVERLAYS',
    inputs: {
      analytics: analyticsInput(config),
      consent: consentInput(),
      notifications: notificationsInput(),
      banner: bannerInput(),
    },
  })
  connectNotifications(system)
  connectBanner(system)
  connectRelationFilter(system)
  connectCommandTray(system)
}

/** Returns the overlays; undefined until the gate opens or shows a view of its own for the first time. */
export const useOverlays = (): Overlays | undefined => {
  const { root, overlays } = useSystem()
  const areStarted = useSelector(root, (snapshot) => snapshot.matches('overlays'))
  return areStarted ? overlays() : undefined
}
