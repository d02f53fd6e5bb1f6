import { sumEuro } from '@portal/schemas'
import { everyFiltered, readFiltered, readNarrowed } from './generic/read.ts'
import type { Handler } from './handler.ts'

export const listChargesessions: Handler<'listChargesessions'> = ({ query }, context) =>
  readFiltered('chargesession', query, context) as unknown as ReturnType<Handler<'listChargesessions'>>

const WH_PER_KWH = 1_000

/** Adds up watt hours, and prices in cents as each row shows them. */
export const getChargesessionTotals: Handler<'getChargesessionTotals'> = ({ query }, context) => {
  const found = everyFiltered('chargesession', query, context)
  const sessions = found as unknown as readonly { readonly EnergyKwh: number; readonly Price: number }[]
  return {
    Sessions: sessions.length,
    EnergyKwh:
      sessions.reduce((sum, { EnergyKwh }) => sum + Math.round(EnergyKwh * WH_PER_KWH), 0) / WH_PER_KWH,
    Price: sumEuro(sessions.map(({ Price }) => Price)),
  }
}

export const getChargesession: Handler<'getChargesession'> = ({ params, query }, context) =>
  readNarrowed('chargesession', params.id, query, context) as unknown as ReturnType<
    Handler<'getChargesession'>
  >
