import type { MetaField } from '@portal/schemas/contract'
import { Pencil, Plus, Send, Trash2 } from 'lucide-react'
import { isFields } from '../../data/records.ts'
import { writtenValue } from './fieldValue.ts'
import type { ValueBadge } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

export const AUDIT_ACTION = {
  CREATED: { tone: 'ok', icon: Plus },
  CHANGED: { tone: 'charge', icon: Pencil },
  REMOVED: { tone: 'err', icon: Trash2 },
  COMMANDED: { tone: 'res', icon: Send },
} satisfies ValueBadge

/** Change of a field in the audit trail; a hidden field has no values. */
export interface AuditChange {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly isHidden: boolean
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const changesIn = (value: unknown): readonly AuditChange[] =>
  (Array.isArray(value) ? value : []).filter(isFields).map((change) => ({
    field: String(change['Field'] ?? ''),
    before: textIn(change['Before']),
    after: textIn(change['After']),
    isHidden: change['IsHidden'] === true,
  }))

/** Returns the label of a field by its path: 'Draft.city' is the city in the draft. */
export const labelOfPath = (path: string, words: RecordWords): string =>
  path.split('.').map(words.labelOf).join(' › ')

/** Formats a value of the trail by its type in `meta`. */
export const auditValue = (
  { field }: AuditChange,
  text: string,
  meta: readonly MetaField[],
  words: RecordWords,
): string => {
  const type = meta.find(({ Name }) => Name === field)?.Type
  if (text === 'true' || text === 'false') return words.wordOf(field, text === 'true')
  if (type === 'number' || type === 'integer') return writtenValue(field, type, Number(text), words)
  return writtenValue(field, type === 'array' ? 'string' : type, text, words)
}
