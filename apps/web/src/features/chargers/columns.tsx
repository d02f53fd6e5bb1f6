import { Age } from '../../components/Age.tsx'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { CopyId } from '../../components/CopyId.tsx'
import { ChargerSentence } from '../../components/chargerSentence/ChargerSentence.tsx'
import { statusWord } from '../../components/statusWord.ts'
import { chargerPower, chargerToldStatus } from '../../data/chargerState.ts'
import { moment } from '../../data/moment.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import type { SortField } from './listView.ts'

/** The columns of the charger list; the keys are the fields it can be sorted by. */
export const chargerColumns = (t: Translate, formats: Formats): readonly Column<ReadCharger>[] => [
  {
    key: 'chargeBox' satisfies SortField,
    priority: 4,
    header: t('chargers.column.chargeBox'),
    value: (charger) => charger.ChargeBoxIdentifier,
    cell: (charger) => <CopyId id={charger.ChargeBoxIdentifier} inRow />,
    sortable: true,
    quiet: true,
  },
  {
    key: 'description' satisfies SortField,
    header: t('chargers.column.description'),
    value: (charger) => charger.Description,
    cell: (charger) => charger.Description,
    sortable: true,
    phone: 'title',
  },
  {
    key: 'city' satisfies SortField,
    priority: 3,
    header: t('chargers.column.city'),
    value: (charger) => charger.City,
    cell: (charger) => charger.City ?? '–',
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'state' satisfies SortField,
    header: t('chargers.column.state'),
    value: (charger) => statusWord(t, formats, chargerToldStatus(charger), charger.LastHeartbeat),
    cell: (charger) => <ChargerBadge status={chargerToldStatus(charger)} lastSeen={charger.LastHeartbeat} />,
    sortable: true,
    phone: 'status',
  },
  {
    key: 'power' satisfies SortField,
    priority: 2,
    header: t('chargers.column.power'),
    value: chargerPower,
    unit: 'kW',
    cell: (charger) => {
      const power = chargerPower(charger)
      return power === undefined ? '–' : formats.power(power)
    },
    align: 'end',
    sortable: true,
  },
  {
    key: 'heartbeat' satisfies SortField,
    priority: 4,
    header: t('chargers.column.heartbeat'),
    value: (charger) => moment(charger.LastHeartbeat),
    cell: (charger) => (charger.LastHeartbeat ? <Age at={charger.LastHeartbeat} /> : '–'),
    sortable: true,
    quiet: true,
  },
  {
    key: 'energy' satisfies SortField,
    priority: 3,
    header: t('chargers.column.energy'),
    value: (charger) => charger.EnergyThisMonthKwh,
    cell: (charger) => formats.decimal(charger.EnergyThisMonthKwh),
    align: 'end',
    sortable: true,
  },
]

/** An optional column: what each charger is doing, and the next step if it needs attention. */
export const sentenceColumn = (
  t: Translate,
  sentenceOf: (charger: ReadCharger) => string,
): Column<ReadCharger> => ({
  key: 'sentence',
  header: t('chargers.column.sentence'),
  value: sentenceOf,
  cell: (charger) => <ChargerSentence charger={charger} />,
  phone: 'detail',
  quiet: true,
  roomy: true,
})
