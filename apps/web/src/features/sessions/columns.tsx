import type { Chargesession } from '@portal/schemas'
import { ChargerBadge } from '../../components/ChargerBadge.tsx'
import { statusWord } from '../../components/statusWord.ts'
import { linkedRecord } from '../../data/links.ts'
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
] as const satisfies readonly (keyof Chargesession)[]
type SortField = (typeof SORT_FIELDS)[number]

const SECOND_MS = 1_000
const MINUTE_SECONDS = 60

export const sessionColumns = (t: Translate, formats: Formats): readonly Column<Chargesession>[] => [
  {
    key: 'Start' satisfies SortField,
    header: t('sessions.column.Start'),
    value: (session) => new Date(session.Start),
    cell: (session) => formats.dateTime(Date.parse(session.Start)),
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
    value: (session) => session.TokenNumber,
    cell: (session) => session.TokenNumber,
    sortable: true,
    quiet: true,
    from: 'medium',
  },
  {
    key: 'DurationSeconds' satisfies SortField,
    header: t('sessions.column.DurationSeconds'),
    value: (session) => Math.floor(session.DurationSeconds / MINUTE_SECONDS),
    unit: 'min',
    cell: (session) => formats.duration(session.DurationSeconds * SECOND_MS),
    align: 'end',
    sortable: true,
    from: 'medium',
  },
  {
    key: 'EnergyKwh' satisfies SortField,
    header: t('sessions.column.EnergyKwh'),
    value: (session) => session.EnergyKwh,
    unit: 'kWh',
    cell: (session) => formats.energy(session.EnergyKwh),
    align: 'end',
    sortable: true,
  },
  {
    key: 'Price' satisfies SortField,
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
const placeOf = (session: Chargesession): string | undefined => {
  const place = linkedRecord(session, 'Location')?.Description
  return place !== undefined && !session.Description.includes(place) ? place : undefined
}

/** A charger by its name and place. */
const nameOf = (session: Chargesession): string =>
  [session.Description, placeOf(session)].filter(Boolean).join(', ')
