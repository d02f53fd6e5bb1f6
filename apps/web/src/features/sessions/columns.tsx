import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { CopyId } from '../../components/CopyId.tsx'
import { statusWord } from '../../components/statusWord.ts'
import { minutesOf, moment } from '../../data/moment.ts'
import { linkedRecord } from '../../data/records.ts'
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
    value: (session) => moment(session.Start),
    cell: (session) => formats.dateTime(session.Start),
    sortable: true,
    phone: 'title',
  },
  {
    key: 'Description' satisfies SortField,
    header: t('sessions.column.Description'),
    value: nameOf,
    cell: (session) => (
      <>
        {nameOf(session)}
        <span className="rows:hidden">
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
    priority: 4,
    header: t('sessions.column.TokenNumber'),
    value: (session) => session.TokenNumber,
    cell: (session) => <CopyId id={session.TokenNumber} inRow />,
    sortable: true,
    quiet: true,
  },
  {
    key: 'DurationSeconds' satisfies SortField,
    priority: 3,
    header: t('sessions.column.DurationSeconds'),
    value: ({ DurationSeconds }) => minutesOf(DurationSeconds),
    unit: 'min',
    cell: (session) => formats.seconds(session.DurationSeconds),
    align: 'end',
    sortable: true,
  },
  {
    key: 'EnergyKwh' satisfies SortField,
    priority: 2,
    header: t('sessions.column.EnergyKwh'),
    value: (session) => session.EnergyKwh,
    unit: 'kWh',
    cell: (session) => formats.energy(session.EnergyKwh),
    align: 'end',
    sortable: true,
  },
  {
    key: 'Price' satisfies SortField,
    priority: 2,
    header: t('sessions.column.Price'),
    value: (session) => session.Price,
    unit: '€',
    cell: (session) => formats.money(session.Price),
    align: 'end',
    sortable: true,
  },
  {
    key: 'Status' satisfies SortField,
    header: t('sessions.column.Status'),
    value: (session) => statusWord(t, formats, session.Status, session.LastSeen),
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

/** A charger by its name and place. */
const nameOf = (session: ReadSession): string =>
  [session.Description, placeOf(session)].filter(Boolean).join(', ')
