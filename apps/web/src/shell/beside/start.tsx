import type { PortalSystem } from '../../portal/system.ts'
import type { BesideParts } from '../Beside.tsx'

/** Starts the actors that run beside the gate and hands out their views, each bound to its actor. */
export const startBeside = (_system: PortalSystem): BesideParts => ({
  Everywhere: () => null,
  Banner: () => null,
  RelationFilter: () => null,
  Footer: () => null,
})
