import type { PortalSystem } from '../../app/portalSystem.ts'
import type { ViewAsPart } from '../../data/viewAs.ts'
import { Asking } from './Asking.tsx'
import { startImpersonation } from './wiring.ts'

/** Starts the chart, and binds to it what the shell shows. */
export const startPart = (system: PortalSystem): ViewAsPart => {
  const impersonation = startImpersonation(system)
  return {
    ask: (relation) => impersonation.send({ type: 'LOOK', relation }),
    Face: () => <Asking impersonation={impersonation} />,
  }
}
