import type { ReadCharger } from '../../../../services/readers/chargers.ts'

/** Facts about a charge point that its work needs. */
export interface Site {
  readonly Id: string
  readonly Version: number | undefined
  readonly LocationId: string
  readonly RelationId: string
  /** Name of the customer. */
  readonly Customer: string
  readonly charger: ReadCharger
  /** Session of a connected car, which hinders the work. */
  readonly session: string | undefined
}

export interface SiteProps {
  site: Site
}
