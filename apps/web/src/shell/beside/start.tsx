import { startBanner } from '../../portal/banner.ts'
import { startConsent } from '../../portal/consent.ts'
import { startNotifications } from '../../portal/notifications.ts'
import { preloadLinks } from '../../portal/preloadLinks.ts'
import { relationFilter } from '../../portal/relationFilter.ts'
import { matchesPath } from '../../portal/route.ts'
import { beginLoadingEarly } from '../../portal/seldom.tsx'
import type { PortalSystem } from '../../portal/system.ts'
import type { BesideParts } from '../Beside.tsx'
import { Banner } from './banner/Banner.tsx'
import { Consent } from './consent/Consent.tsx'
import { PageFooter } from './consent/PageFooter.tsx'
import { setAnchor } from './notifications/anchor.ts'
import { Notifications } from './notifications/Notifications.tsx'
import { RelationFilter } from './relationFilter/RelationFilter.tsx'
import { withTexts } from './withTexts.tsx'

/** Starts the actors that run beside the gate and hands out their views, each bound to its actor. */
export const startBeside = (system: PortalSystem): BesideParts => {
  const routeOf = (pathname: string) => system.routes.find(({ path }) => matchesPath(path, pathname))?.path
  const consent = startConsent(system, routeOf)
  relationFilter(system)
  preloadLinks(system)
  const { appearance } = system
  // After the words that are waited for: what is loaded ahead of its need stands in nobody's way.
  void Promise.allSettled([appearance.loadArea('consent'), appearance.loadArea('notifications')]).then(() =>
    beginLoadingEarly(appearance),
  )
  const notifications = startNotifications(system)
  const banner = startBanner(system)
  const Message = withTexts(appearance, 'notifications', () => <Banner banner={banner} />)
  return {
    Consent: withTexts(appearance, 'consent', () => <Consent consent={consent} />),
    Notifications: withTexts(appearance, 'notifications', () => (
      <Notifications notifications={notifications} />
    )),
    Banner: () => (
      <>
        <Message />
        <div ref={setAnchor} className="sticky top-0 z-40 h-0 md:top-14" />
      </>
    ),
    RelationFilter,
    Footer: withTexts(appearance, 'consent', () => <PageFooter consent={consent} />),
  }
}
