import { sumEuro } from '@portal/schemas'
import { everyFiltered, readFiltered, readNarrowed } from './generic/read.ts'
import type { Row } from './generic/row.ts'
import { BcoError, type Handler } from './handler.ts'

interface Span {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const momentOf = (name: string, text: string): string => {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new BcoError('Error', `${name}: is no date`)
  return new Date(at).toISOString()
}

/** Predicate for sessions that began in a span; undefined if the span is open at both ends. */
const beganIn = ({ from, to }: Span): ((row: Row) => boolean) | undefined => {
  if (from === undefined && to === undefined) return undefined
  const first = from === undefined ? '' : momentOf('from', from)
  const end = to === undefined ? undefined : momentOf('to', to)
  return (row) => {
    const { Start } = row as unknown as { readonly Start: string }
    return Start >= first && (end === undefined || Start < end)
  }
}

export const listChargesessions: Handler<'listChargesessions'> = ({ query }, context) =>
  readFiltered('chargesession', query, context, beganIn(query)) as unknown as ReturnType<
    Handler<'listChargesessions'>
  >

const WH_PER_KWH = 1_000

/** Adds up watt hours, and prices in cents as each row shows them. */
export const getChargesessionTotals: Handler<'getChargesessionTotals'> = ({ query }, context) => {
  const found = everyFiltered('chargesession', query, context, beganIn(query))
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
