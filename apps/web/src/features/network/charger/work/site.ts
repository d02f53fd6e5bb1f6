import type { ReadCharger } from '../../../../services/readers/chargers.ts'

/** Data that the actions on a charge point need. */
export interface Site {
  readonly Id: string
  readonly Version: number | undefined
  readonly LocationId: string
  readonly RelationId: string
  readonly Customer: string
  readonly charger: ReadCharger
  /** Session of a connected car, which prevents the work. */
  readonly session: string | undefined
}

export interface SiteProps {
  site: Site
}
