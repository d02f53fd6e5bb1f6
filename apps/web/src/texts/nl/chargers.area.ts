import { charger } from './charger.ts'
import { chargers as list } from './chargers.ts'

/** The charger list and the detail of a charger. */
export const chargers = { ...list, ...charger } as const
