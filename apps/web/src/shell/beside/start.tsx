import { startConsent } from '../../portal/consent.ts'
import { preloadLinks } from '../../portal/preloadLinks.ts'
import { relationFilter } from '../../portal/relationFilter.ts'
import { matchesPath } from '../../portal/route.ts'
import type { PortalSystem } from '../../portal/system.ts'
import type { BesideParts } from '../Beside.tsx'
import { Consent } from './consent/Consent.tsx'
import { PageFooter } from './consent/PageFooter.tsx'
import { RelationFilter } from './relationFilter/RelationFilter.tsx'
import { withTexts } from './withTexts.tsx'

/** Starts the actors that run beside the gate and hands out their views, each bound to its actor. */
export const startBeside = (system: PortalSystem): BesideParts => {
  const routeOf = (pathname: string) => system.routes.find(({ path }) => matchesPath(path, pathname))?.path
  const consent = startConsent(system, routeOf)
  relationFilter(system)
  preloadLinks(system)
  return {
    Everywhere: withTexts(system.appearance, 'consent', () => <Consent consent={consent} />),
    Banner: () => null,
    RelationFilter,
    Footer: withTexts(system.appearance, 'consent', () => <PageFooter consent={consent} />),
  }
}
