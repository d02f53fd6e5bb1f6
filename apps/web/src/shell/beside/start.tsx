import { startBanner } from '../../portal/banner.ts'
import { startNotifications } from '../../portal/notifications.ts'
import type { PortalSystem } from '../../portal/system.ts'
import type { BesideParts } from '../Beside.tsx'
import { Banner } from './banner/Banner.tsx'
import { setAnchor } from './notifications/anchor.ts'
import { Notifications } from './notifications/Notifications.tsx'

/** Starts the actors that run beside the gate and hands out their views, each bound to its actor. */
export const startBeside = async (system: PortalSystem): Promise<BesideParts> => {
  await system.appearance.loadArea('notifications')
  const notifications = startNotifications(system)
  const banner = startBanner(system)
  return {
    Everywhere: () => <Notifications notifications={notifications} />,
    Banner: () => (
      <>
        <Banner banner={banner} />
        <div ref={setAnchor} className="sticky top-0 z-40 h-0 md:top-14" />
      </>
    ),
    RelationFilter: () => null,
    Footer: () => null,
  }
}
