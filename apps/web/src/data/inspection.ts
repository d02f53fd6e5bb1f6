import type { InspectionEvent } from 'xstate'
import { visit } from './visit.ts'

/** Inspection events from before the inspector was loaded. */
export const inspectionBuffer: InspectionEvent[] = []

/** Who listens from now on. */
export const listener = { tell: (event: InspectionEvent): void => void inspectionBuffer.push(event) }

/** Options for `createActor`: under `?debug=1` the actor and all inside it tell the inspector what they do. */
export const inspected: { readonly inspect?: (event: InspectionEvent) => void } = visit.debug
  ? { inspect: (event) => listener.tell(event) }
  : {}
