import { FIRST_VIEW } from '@portal/machines'
import { DISPLAY_STATES } from '@portal/schemas'
import { chargerPower, chargerState } from '../../data/chargerState.ts'
import { fold, hasWords } from '../../data/fold.ts'
import type { LocalTable } from '../../data/localTable.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** The fields that the list can be sorted by. */
const SORT_FIELDS = ['chargeBox', 'description', 'city', 'state', 'power', 'heartbeat', 'energy'] as const
export type SortField = (typeof SORT_FIELDS)[number]

const searchable = ({
  Description,
  ChargeBoxIdentifier,
  City = '',
  LocationDescription = '',
}: ReadCharger): string => fold(`${Description} ${ChargeBoxIdentifier} ${City} ${LocationDescription}`)

const sortValues: Readonly<Record<SortField, (charger: ReadCharger) => string | number>> = {
  chargeBox: (charger) => charger.ChargeBoxIdentifier,
  description: (charger) => charger.Description,
  city: (charger) => charger.City ?? '',
  state: (charger) => DISPLAY_STATES.indexOf(chargerState(charger)),
  power: (charger) => chargerPower(charger) ?? -1,
  heartbeat: (charger) => Date.parse(charger.LastHeartbeat ?? '') || 0,
  energy: (charger) => charger.EnergyThisMonthKwh ?? 0,
}

/** The list of chargers: a search for words (`q`) and a state, both in the address. */
export const chargerTable: LocalTable<ReadCharger> = {
  filterFields: [],
  rememberAs: 'chargers',
  ownNames: { q: { operator: 'CO' }, state: { operator: 'EX', values: DISPLAY_STATES } },
  sortFields: SORT_FIELDS,
  first: { ...FIRST_VIEW, sort: { field: 'description', isDescending: false } },
  rowKey: ({ Id }) => Id,
  fits: (charger, { field, value }) =>
    field === 'state' ? chargerState(charger) === value : hasWords(searchable(charger), value),
  sortValues,
}
