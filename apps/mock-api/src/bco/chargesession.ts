import { type Chargesession, sumEuro } from '@portal/schemas'
import type { Cdr } from '@portal/schemas/contract'
import { countsInTotals } from '@portal/schemas/entities/cdr'
import { everyFiltered, readFiltered, readNarrowed } from './generic/read.ts'
import type { Handler } from './handler.ts'

export const listChargesessions: Handler<'listChargesessions'> = ({ query }, context) =>
  readFiltered('chargesession', query, context) as unknown as ReturnType<Handler<'listChargesessions'>>

const WH_PER_KWH = 1_000

interface Summed {
  readonly EnergyKwh: number
  readonly Price: number
  readonly DurationSeconds: number
}

/** Sums energy and prices in whole watt hours and cents, to avoid rounding errors. */
const totalsOf = (rows: readonly Summed[]) => ({
  Sessions: rows.length,
  EnergyKwh: rows.reduce((sum, { EnergyKwh }) => sum + Math.round(EnergyKwh * WH_PER_KWH), 0) / WH_PER_KWH,
  Price: sumEuro(rows.map(({ Price }) => Price)),
  DurationSeconds: rows.reduce((sum, { DurationSeconds }) => sum + DurationSeconds, 0),
})

export const getChargesessionTotals: Handler<'getChargesessionTotals'> = ({ query }, context) =>
  totalsOf(everyFiltered('chargesession', query, context) as unknown as readonly Chargesession[])

export const getCdrTotals: Handler<'getCdrTotals'> = ({ query }, context) => {
  const cdrs = everyFiltered('cdr', query, context) as unknown as readonly Cdr[]
  return totalsOf(
    cdrs.filter(countsInTotals).map(({ Consumption, Price, SessionDuration }) => ({
      EnergyKwh: Consumption,
      Price,
      DurationSeconds: SessionDuration,
    })),
  )
}

export const getChargesession: Handler<'getChargesession'> = ({ params, query }, context) =>
  readNarrowed('chargesession', params.id, query, context) as unknown as ReturnType<
    Handler<'getChargesession'>
  >
