import type { Chargepoint } from '@portal/schemas'
import { Age } from '../../components/Age.tsx'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { statusWord } from '../../components/statusWord.ts'
import { chargerPower, chargerStatus } from '../../data/chargerState.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import type { SortField } from './listView.ts'

/** The columns of the charger list; the keys are the fields it can be sorted by. */
export const chargerColumns = (t: Translate, formats: Formats): readonly Column<Chargepoint>[] => [
  {
    key: 'chargeBox' satisfies SortField,
    header: t('chargers.column.chargeBox'),
    value: (charger) => charger.ChargeBoxIdentifier,
    cell: (charger) => charger.ChargeBoxIdentifier,
    sortable: true,
    quiet: true,
    from: 'medium',
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
    header: t('chargers.column.city'),
    value: (charger) => charger.City,
    cell: (charger) => charger.City ?? '–',
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'state' satisfies SortField,
    header: t('chargers.column.state'),
    value: (charger) => statusWord(t, formats, chargerStatus(charger), charger.LastHeartbeat),
    cell: (charger) => <ChargerBadge status={chargerStatus(charger)} lastSeen={charger.LastHeartbeat} />,
    sortable: true,
    phone: 'status',
  },
  {
    key: 'power' satisfies SortField,
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
    header: t('chargers.column.heartbeat'),
    value: (charger) => (charger.LastHeartbeat ? new Date(charger.LastHeartbeat) : undefined),
    cell: (charger) => (charger.LastHeartbeat ? <Age at={Date.parse(charger.LastHeartbeat)} /> : '–'),
    sortable: true,
    quiet: true,
    from: 'wide',
  },
  {
    key: 'energy' satisfies SortField,
    header: t('chargers.column.energy'),
    value: (charger) => charger.EnergyThisMonthKwh ?? 0,
    cell: (charger) => formats.decimal(charger.EnergyThisMonthKwh ?? 0),
    align: 'end',
    sortable: true,
    from: 'medium',
  },
]
