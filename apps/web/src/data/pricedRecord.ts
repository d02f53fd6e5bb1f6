import type { RecordFields } from '@portal/machines'
import { type ReadPriceLine, readPriced } from '../services/readers/sessions.ts'

export type PriceLine = ReadPriceLine

/** What a record of a session says it costs, as the chart of an edit has read it. */
export const pricedOf = (record: RecordFields) => readPriced(record)
