import type { RecordFields } from '@portal/machines'
import { type ReadToken, readToken } from '../services/readers/cards.ts'

/** A record that the chart of an edit has read, as a charge card. */
export const cardOf = (record: RecordFields): ReadToken => readToken(record)
