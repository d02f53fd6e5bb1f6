import { ChargerSentence } from '../../components/chargerSentence/ChargerSentence.tsx'
import type { ColumnWords, DeclaredColumn } from '../../components/lists/columns.tsx'
import { chargerPower, chargerState, chargerStatus, chargerStatusValue } from '../../data/chargerState.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** Most urgent first. Out of service is usually intended, so it comes after errors and offline chargers. */
const URGENCY = ['error', 'offline', 'UNAVAILABLE', 'charging', 'parking', 'available'] as const
const urgencyOf = (charger: ReadCharger): number => {
  const status = chargerStatus(charger)
  return URGENCY.indexOf(status === 'UNAVAILABLE' ? status : chargerState(charger))
}

export const CHARGER_COLUMNS: readonly DeclaredColumn<ReadCharger>[] = [
  {
    kind: 'id',
    field: 'chargeBox',
    header: 'chargers.column.chargeBox',
    value: ({ ChargeBoxIdentifier }) => ChargeBoxIdentifier,
    priority: 4,
    quiet: true,
  },
  {
    kind: 'text',
    field: 'description',
    header: 'chargers.column.description',
    value: ({ Description }) => Description,
    phone: 'title',
  },
  {
    kind: 'text',
    field: 'city',
    header: 'chargers.column.city',
    value: ({ City }) => City,
    priority: 3,
    phone: 'detail',
  },
  {
    kind: 'status',
    field: 'state',
    header: 'chargers.column.state',
    value: chargerStatusValue,
    lastSeen: ({ LastHeartbeat }) => LastHeartbeat,
    order: urgencyOf,
    phone: 'status',
  },
  { kind: 'power', field: 'power', header: 'chargers.column.power', value: chargerPower, priority: 2 },
  {
    kind: 'age',
    field: 'heartbeat',
    header: 'chargers.column.heartbeat',
    value: ({ LastHeartbeat }) => LastHeartbeat,
    priority: 4,
    quiet: true,
  },
  {
    kind: 'decimal',
    field: 'energy',
    header: 'chargers.column.energy',
    value: ({ EnergyThisMonthKwh }) => EnergyThisMonthKwh,
    order: ({ EnergyThisMonthKwh }) => EnergyThisMonthKwh ?? 0,
    priority: 3,
  },
]

/** Returns an optional column with the current activity of each charger, and the next step if it needs attention. */
export const sentenceColumn = (
  sentenceOf: (charger: ReadCharger, words: ColumnWords) => string,
): DeclaredColumn<ReadCharger> => ({
  kind: 'text',
  field: 'sentence',
  header: 'chargers.column.sentence',
  isUnsorted: true,
  words: sentenceOf,
  cell: (charger) => <ChargerSentence charger={charger} />,
  phone: 'detail',
  quiet: true,
  roomy: true,
})
