import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { linkedRecord } from '../../data/links.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'

/** The fields that the list can be ordered by. */
export const SORT_FIELDS = [
  'Start',
  'Description',
  'TokenNumber',
  'DurationSeconds',
  'EnergyKwh',
  'Price',
  'Status',
] as const satisfies readonly (keyof ReadSession)[]
type SortField = (typeof SORT_FIELDS)[number]

export const sessionColumns = (t: Translate, formats: Formats): readonly Column<ReadSession>[] => [
  {
    key: 'Start' satisfies SortField,
    header: t('sessions.column.Start'),
    cell: (session) => formats.dateTime(session.Start),
    sortable: true,
    phone: 'title',
  },
  {
    key: 'Description' satisfies SortField,
    header: t('sessions.column.Description'),
    cell: (session) => (
      <>
        {[session.Description, placeOf(session)].filter(Boolean).join(', ')}
        <span className="sm:hidden">
          {' '}
          · {formats.energy(session.EnergyKwh)} · {formats.money(session.Price)}
        </span>
      </>
    ),
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'TokenNumber' satisfies SortField,
    header: t('sessions.column.TokenNumber'),
    cell: (session) => session.TokenNumber,
    sortable: true,
    quiet: true,
    from: 'medium',
  },
  {
    key: 'DurationSeconds' satisfies SortField,
    header: t('sessions.column.DurationSeconds'),
    cell: (session) => formats.seconds(session.DurationSeconds),
    align: 'end',
    sortable: true,
    from: 'medium',
  },
  {
    key: 'EnergyKwh' satisfies SortField,
    header: t('sessions.column.EnergyKwh'),
    cell: (session) => formats.energy(session.EnergyKwh),
    align: 'end',
    sortable: true,
  },
  {
    key: 'Price' satisfies SortField,
    header: t('sessions.column.Price'),
    cell: (session) => formats.money(session.Price),
    align: 'end',
    sortable: true,
  },
  {
    key: 'Status' satisfies SortField,
    header: t('sessions.column.Status'),
    cell: (session) => <ChargerBadge status={session.Status} lastSeen={session.LastSeen} />,
    sortable: true,
    phone: 'status',
  },
]

/** Where a charger is, unless its name says so. */
const placeOf = (session: ReadSession): string | undefined => {
  const place = linkedRecord(session, 'Location')?.Description
  return place !== undefined && !session.Description.includes(place) ? place : undefined
}
