import { FIRST_VIEW } from '@portal/machines'
import { DISPLAY_STATES, type Filter, normalizeText } from '@portal/schemas'
import { listSortFields } from '../../components/lists/columns.tsx'
import { fitsColumn, listSortValues } from '../../components/lists/localRows.ts'
import { chargerState } from '../../data/chargerState.ts'
import { hasWords } from '../../data/hasWords.ts'
import type { LocalTable } from '../../data/localTable.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { CHARGER_COLUMNS } from './list.tsx'

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

/** Fields that users can filter by, besides the state. */
export const FILTER_FIELDS: readonly string[] = ['description', 'chargeBox', 'city']

export const isFilterField = (field: string): boolean => FILTER_FIELDS.includes(field)

/**
 * True for the filter that excludes the chargers of sub-organisations. Only the server can apply it (S7 `directonly`).
 */
export const isDirectFilter = ({ field }: Pick<Filter, 'field'>): boolean => field === 'direct'

const fits = (charger: ReadCharger, filter: Filter): boolean => {
  if (isDirectFilter(filter)) return true
  if (filter.field === 'state') return chargerState(charger) === filter.value
  return isFilterField(filter.field)
    ? fitsColumn(CHARGER_COLUMNS, charger, filter)
    : hasWords(searchable(charger), filter.value)
}

/** The charger list. The URL holds its search words (`q`), a state and conditions. */
export const chargerTable: LocalTable<ReadCharger> = {
  filterFields: FILTER_FIELDS,
  rememberAs: 'chargers',
  ownNames: {
    q: { operator: 'CO' },
    state: { operator: 'EX', values: DISPLAY_STATES },
    direct: { operator: 'EX', values: ['1'] },
  },
  sortFields: listSortFields(CHARGER_COLUMNS),
  first: { ...FIRST_VIEW, sort: { field: 'state', isDescending: false } },
  rowKey: ({ Id }) => Id,
  thenBy: ({ Description }) => Description,
  fits,
  sortValues: listSortValues(CHARGER_COLUMNS),
}
