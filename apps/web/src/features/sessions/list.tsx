import { listChargesessions } from '@portal/schemas'
import { History } from 'lucide-react'
import type { DeclaredColumn } from '../../components/lists/columns.tsx'
import type { RelationList } from '../../components/lists/ListScreen.tsx'
import { paths } from '../../data/paths.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import type { TextKey } from '../../texts/index.ts'

const COLUMNS: readonly DeclaredColumn<ReadSession>[] = [
  { kind: 'moment', field: 'Start', header: 'sessions.column.Start', phone: 'title' },
  {
    kind: 'text',
    field: 'Description',
    header: 'sessions.column.Description',
    value: (session) => nameOf(session),
    cell: (session, { formats }) => (
      <>
        {nameOf(session)}
        <span className="rows:hidden">
          {' '}
          · {formats.energy(session.EnergyKwh)} · {formats.money(session.Price)}
        </span>
      </>
    ),
    phone: 'detail',
  },
  { kind: 'id', field: 'TokenNumber', header: 'sessions.column.TokenNumber', priority: 4, quiet: true },
  { kind: 'duration', field: 'DurationSeconds', header: 'sessions.column.DurationSeconds', priority: 3 },
  { kind: 'energy', field: 'EnergyKwh', header: 'sessions.column.EnergyKwh', priority: 2 },
  { kind: 'money', field: 'Price', header: 'sessions.column.Price', priority: 2 },
  {
    kind: 'status',
    field: 'Status',
    header: 'sessions.column.Status',
    lastSeen: ({ LastSeen }) => LastSeen,
    values: {
      CHARGING: 'status.CHARGING',
      PARKING: 'status.PARKING',
      FINISHED: 'status.FINISHED',
      COMPLETED: 'status.COMPLETED',
      OFFLINE_CHARGING: 'sessions.status.OFFLINE_CHARGING',
      OFFLINE_PARKING: 'sessions.status.OFFLINE_PARKING',
    } satisfies Record<ReadSession['Status'], TextKey>,
    phone: 'status',
  },
]

/** Sessions at the chargers of a relation and its sub-organisations (S2), newest first. */
export const SESSIONS: RelationList<ReadSession> = {
  name: 'sessions',
  title: 'sessions.title',
  context: 'sessions.context',
  failed: 'sessions.failed',
  columns: COLUMNS,
  filters: [
    'Status',
    { field: 'Description', header: 'sessions.field.Description' },
    { field: 'Location', header: 'sessions.field.Location' },
    { field: 'TokenNumber', header: 'sessions.field.TokenNumber' },
  ],
  sort: '-Start',
  date: 'Start',
  rememberAs: 'charginghistory',
  path: paths.session,
  read: (bco, query, options) =>
    bco.call(
      listChargesessions,
      { query: { ...query, DataCategories: 'BASIC,STATE', Links: 'Location' } },
      options,
    ),
  empty: {
    icon: History,
    title: 'sessions.empty.title',
    text: 'sessions.empty.text',
    action: 'sessions.empty.action',
    start: 'CHARGER',
  },
}

/** Returns the location of a session; undefined if it is unknown or part of the session's name. */
const placeOf = (session: ReadSession): string | undefined => {
  const place = linkedRecord(session, 'Location')?.Description
  return place !== undefined && !session.Description.includes(place) ? place : undefined
}

const nameOf = (session: ReadSession): string =>
  [session.Description, placeOf(session)].filter(Boolean).join(', ')
