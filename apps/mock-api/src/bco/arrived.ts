import type { Outlet, OutletState } from '@portal/fixtures'
import type { LimitCriteria } from '@portal/schemas/ocpp/powerLimit'
import type { Turn } from '../world/chargerOrders.ts'
import type { Intervention } from '../world/intervention.ts'
import type { Records } from '../world/store.ts'

/** Connector and its state when a message arrives. */
export interface Plug {
  readonly outlet: Outlet
  readonly powerType: string
  readonly standard: string
  readonly state: OutletState
}

/** Message that a charger receives, with the state of the charger at that time. */
export interface Arrived {
  readonly charger: Records['chargepoint']
  readonly plugs: readonly Plug[]
  readonly payload: unknown
  readonly at: number
  readonly settings: ReadonlyMap<string, string>
  readonly firmware: string | undefined
  /** Version of the card list that the charger last accepted. */
  readonly listVersion: number
  readonly hasReservation: (reservationId: number) => boolean
  readonly hasLimit: (connectorId: string | undefined, criteria: LimitCriteria) => boolean
  readonly turn?: Turn
}

/** The charger's answer, and the effects of the message if accepted. */
export interface Reaction {
  readonly answer: Readonly<Record<string, unknown>>
  readonly does?: readonly Intervention[]
}

export const reaction = (status: string, ...does: readonly Intervention[]): Reaction => ({
  answer: { status },
  does,
})

export const base = ({ charger, at, turn }: Arrived) => ({
  chargepointId: charger.Id,
  at,
  ...(turn && { turn }),
})
