import type { MetaField } from '@portal/schemas/contract'
import { linkIn, valueIn } from '../../data/records.ts'
import { Badge } from '../../ui/Badge.tsx'
import { isAnyStatus } from '../../ui/statusLook.ts'
import { ChargerBadge } from '../ChargerBadge.tsx'
import { KINDS } from '../lists/kinds.tsx'
import { writtenValue } from './fieldValue.ts'
import type { RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface FieldCellProps {
  screen: Pick<RecordScreen, 'cells' | 'links' | 'looks'>
  field: MetaField
  record: object
  words: RecordWords
}

/** Field value in one line: a badge, an age, the name of a linked record, or text. */
export const FieldCell = ({ screen, field, record, words }: FieldCellProps) => {
  const { Name, Type } = field
  const value = valueIn(record, Name)
  const Cell = screen.cells?.[Name]
  if (Cell) return <Cell value={value} record={record} />
  const look = screen.looks?.[Name]
  if (look === 'status' && isAnyStatus(value))
    return <ChargerBadge status={value} lastSeen={lastSeenOf(record)} />
  const own =
    typeof look === 'object' && typeof value === 'string' && Object.hasOwn(look, value)
      ? look[value]
      : undefined
  if (own && typeof value === 'string') return <Badge {...own} label={words.wordOf(Name, value)} />
  const linked = linkIn(record, screen.links?.[Name])
  if (linked) return linked.Description
  if (Type === 'date-time' && AGES.includes(Name)) return KINDS.age.onScreen(value, words.formats)
  return writtenValue(Name, Type, value, words)
}

/** Timestamps shown as an age. */
const AGES = ['LastHeartbeat', 'LastBootNotification', 'Raised', 'LastRun', 'LastSync', 'LastLogin']

const lastSeenOf = (record: object): string | undefined => {
  const seen = valueIn(record, 'LastSeen') ?? valueIn(record, 'LastHeartbeat')
  return typeof seen === 'string' ? seen : undefined
}
