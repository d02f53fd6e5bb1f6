import type { ReadCharger } from '../../../../services/readers/chargers.ts'

/** Data about a charge point that the actions on it need. */
export interface Site {
  readonly Id: string
  readonly Version: number | undefined
  readonly LocationId: string
  readonly RelationId: string
  /** Name of the customer. */
  readonly Customer: string
  readonly charger: ReadCharger
  /** Session of a connected car, which blocks the work. */
  readonly session: string | undefined
}

export interface SiteProps {
  site: Site
}
