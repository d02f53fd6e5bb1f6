import { startConsent } from '../../portal/consent.ts'
import { preloadLinks } from '../../portal/preloadLinks.ts'
import { relationFilter } from '../../portal/relationFilter.ts'
import { matchesPath } from '../../portal/route.ts'
import type { PortalSystem } from '../../portal/system.ts'
import { routes } from '../../screens/routes.ts'
import type { BesideParts } from '../Beside.tsx'
import { Consent } from './consent/Consent.tsx'
import { PageFooter } from './consent/PageFooter.tsx'
import { RelationFilter } from './relationFilter/RelationFilter.tsx'
import { withTexts } from './withTexts.tsx'

const routeOf = (pathname: string) => routes.find(({ path }) => matchesPath(path, pathname))?.path

/** Starts the actors that run beside the gate and hands out their views, each bound to its actor. */
export const startBeside = (system: PortalSystem): BesideParts => {
  relationFilter(system)
  preloadLinks(system)
  const consent = startConsent(system, routeOf)
  return {
    Everywhere: withTexts(system.appearance, 'consent', () => <Consent consent={consent} />),
    Banner: () => null,
    RelationFilter,
    Footer: withTexts(system.appearance, 'consent', () => <PageFooter consent={consent} />),
  }
}
