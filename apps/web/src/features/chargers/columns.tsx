import { Age } from '../../components/Age.tsx'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { chargerPower, chargerToldStatus } from '../../data/chargerState.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import type { SortField } from './listView.ts'

/** The columns of the charger list; the keys are the fields it can be sorted by. */
export const chargerColumns = (t: Translate, formats: Formats): readonly Column<ReadCharger>[] => [
  {
    key: 'chargeBox' satisfies SortField,
    header: t('chargers.column.chargeBox'),
    cell: (charger) => charger.ChargeBoxIdentifier,
    sortable: true,
    quiet: true,
    from: 'medium',
  },
  {
    key: 'description' satisfies SortField,
    header: t('chargers.column.description'),
    cell: (charger) => charger.Description,
    sortable: true,
    phone: 'title',
  },
  {
    key: 'city' satisfies SortField,
    header: t('chargers.column.city'),
    cell: (charger) => charger.City ?? '–',
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'state' satisfies SortField,
    header: t('chargers.column.state'),
    cell: (charger) => <ChargerBadge status={chargerToldStatus(charger)} lastSeen={charger.LastHeartbeat} />,
    sortable: true,
    phone: 'status',
  },
  {
    key: 'power' satisfies SortField,
    header: t('chargers.column.power'),
    cell: (charger) => {
      const power = chargerPower(charger)
      return power === undefined ? '–' : formats.power(power)
    },
    align: 'end',
    sortable: true,
  },
  {
    key: 'heartbeat' satisfies SortField,
    header: t('chargers.column.heartbeat'),
    cell: (charger) => (charger.LastHeartbeat ? <Age at={charger.LastHeartbeat} /> : '–'),
    sortable: true,
    quiet: true,
    from: 'wide',
  },
  {
    key: 'energy' satisfies SortField,
    header: t('chargers.column.energy'),
    cell: (charger) => formats.decimal(charger.EnergyThisMonthKwh),
    align: 'end',
    sortable: true,
    from: 'medium',
  },
]
