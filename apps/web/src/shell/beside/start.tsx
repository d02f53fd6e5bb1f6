import { preloadLinks } from '../../portal/preloadLinks.ts'
import { relationFilter } from '../../portal/relationFilter.ts'
import type { PortalSystem } from '../../portal/system.ts'
import type { BesideParts } from '../Beside.tsx'
import { RelationFilter } from './relationFilter/RelationFilter.tsx'

/** Starts the actors that run beside the gate and hands out their views, each bound to its actor. */
export const startBeside = (system: PortalSystem): BesideParts => {
  relationFilter(system)
  preloadLinks(system)
  return {
    Everywhere: () => null,
    Banner: () => null,
    RelationFilter,
    Footer: () => null,
  }
}
