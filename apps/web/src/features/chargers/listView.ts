import { FIRST_VIEW } from '@portal/machines'
import { DISPLAY_STATES, type Filter, matchFilter, normalizeText } from '@portal/schemas'
import { chargerPower, chargerState, chargerStatus } from '../../data/chargerState.ts'
import { hasWords } from '../../data/hasWords.ts'
import type { LocalTable } from '../../data/localTable.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** The fields that the list can be sorted by. */
const SORT_FIELDS = ['chargeBox', 'description', 'city', 'state', 'power', 'heartbeat', 'energy'] as const
type SortField = (typeof SORT_FIELDS)[number]

const searchable = ({
  Description,
  ChargeBoxIdentifier,
  ChargeBoxSerialNumber,
  City = '',
  LocationDescription = '',
}: ReadCharger): string =>
  normalizeText(
    `${Description} ${ChargeBoxIdentifier} ${ChargeBoxSerialNumber} ${City} ${LocationDescription}`,
  )

/** The most urgent first; that one is out of service is known, unlike a fault or a silence. */
const URGENCY = ['error', 'offline', 'UNAVAILABLE', 'charging', 'parking', 'available'] as const
const urgencyOf = (charger: ReadCharger): number => {
  const status = chargerStatus(charger)
  return URGENCY.indexOf(status === 'UNAVAILABLE' ? status : chargerState(charger))
}

const sortValues: Readonly<Record<SortField, (charger: ReadCharger) => string | number>> = {
  chargeBox: (charger) => charger.ChargeBoxIdentifier,
  description: (charger) => charger.Description,
  city: (charger) => charger.City ?? '',
  state: urgencyOf,
  power: (charger) => chargerPower(charger) ?? -1,
  heartbeat: (charger) => Date.parse(charger.LastHeartbeat ?? '') || 0,
  energy: (charger) => charger.EnergyThisMonthKwh ?? 0,
}

/** What a condition is held against, for each field that has one. */
const filterValues = {
  description: (charger) => charger.Description,
  chargeBox: (charger) => charger.ChargeBoxIdentifier,
  city: (charger) => charger.City ?? '',
} as const satisfies Partial<Record<SortField, (charger: ReadCharger) => string>>

/** The fields that the list can be filtered by, besides the state. */
export const FILTER_FIELDS = [
  'description',
  'chargeBox',
  'city',
] as const satisfies readonly (keyof typeof filterValues)[]

export const isFilterField = (field: string): field is keyof typeof filterValues => field in filterValues

/** Chargers of sub-organisations are left out by the server (S7 `directonly`). */
export const isDirectFilter = ({ field }: Pick<Filter, 'field'>): boolean => field === 'direct'

const fits = (charger: ReadCharger, filter: Filter): boolean => {
  if (isDirectFilter(filter)) return true
  if (filter.field === 'state') return chargerState(charger) === filter.value
  return isFilterField(filter.field)
    ? matchFilter(filter, filterValues[filter.field](charger))
    : hasWords(searchable(charger), filter.value)
}

/** The list of chargers: a search for words (`q`), a state and conditions, all in the address. */
export const chargerTable: LocalTable<ReadCharger> = {
  filterFields: FILTER_FIELDS,
  rememberAs: 'chargers',
  ownNames: {
    q: { operator: 'CO' },
    state: { operator: 'EX', values: DISPLAY_STATES },
    direct: { operator: 'EX', values: ['1'] },
  },
  sortFields: SORT_FIELDS,
  first: { ...FIRST_VIEW, sort: { field: 'state', isDescending: false } },
  rowKey: ({ Id }) => Id,
  thenBy: sortValues.description,
  fits,
  sortValues,
}
