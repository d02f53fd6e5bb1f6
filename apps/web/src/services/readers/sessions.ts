import { chargesessionSchema, chargesessionTotalsSchema } from '@portal/schemas/entities/chargesession'
import { priceLinesSchema } from '@portal/schemas/entities/priceLines'
import { readerOf, recordOf } from './fromSchema.ts'
import { count, date, entries, number, record, text, withSkips } from './read.ts'

const readPriceLine = readerOf(priceLinesSchema.items)
export type ReadPriceLine = ReturnType<typeof readPriceLine>

/** Reads the price of a session, from its record or its charge detail record (CDR). */
export const readPriced = record({ Price: number, PriceLines: entries(readPriceLine) })

const readMeter = record({ At: date, PowerKw: number })

/** Reads the power curve of a session. Points without a time or power are skipped. */
const readMeterValues = (value: unknown) => {
  const all = entries(readMeter)(value)
  const found = all.flatMap(({ At, PowerKw }) => (At && PowerKw !== undefined ? [{ At, PowerKw }] : []))
  return withSkips(found, (all.skipped ?? 0) + all.length - found.length)
}

/** Reads a charge session. Its EVSE id refers to no record, so it is read as text. */
export const readSession = recordOf(chargesessionSchema, { EvseId: text, MeterValues: readMeterValues })
export type ReadSession = ReturnType<typeof readSession>

export const readTotals = readerOf(chargesessionTotalsSchema, { Sessions: count })
