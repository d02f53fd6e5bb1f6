import type { InspectionEvent } from 'xstate'
import { visit } from './visit.ts'

/** Events recorded before the inspector was loaded. */
export const inspectionBuffer: InspectionEvent[] = []

/** Current receiver of inspection events; the inspector replaces it. */
export const listener = { tell: (event: InspectionEvent): void => void inspectionBuffer.push(event) }

/** Options for `createActor`: under `?debug=1` the actor and its children report to the inspector. */
export const inspected: { readonly inspect?: (event: InspectionEvent) => void } = visit.debug
  ? { inspect: (event) => listener.tell(event) }
  : {}
