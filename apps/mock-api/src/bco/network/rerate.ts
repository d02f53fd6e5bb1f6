import { isDeepStrictEqual } from 'node:util'
import type { Cdr, RatingPreview } from '@portal/schemas/contract'
import { countsInTotals } from '@portal/schemas/entities/cdr'
import { BcoError, type CallContext, type Handler } from '../handler.ts'

const MOST = 100

/** Returns a record, and the same record rated with the current fees. */
const ratedNow = (id: string, { world, caller, now }: CallContext) => {
  const view = world.as(caller)
  const cdr = view.cdr(id, now)
  const rated = cdr && view.rated(cdr, now)
  if (!cdr || !rated) throw new BcoError('UNKNOWNREQUEST')
  return { cdr, rated }
}

/** Returns the reason why a record cannot be priced, or undefined if it can. */
const refusalOf = ({ cdr, rated }: ReturnType<typeof ratedNow>): RatingPreview['Refusal'] => {
  const { Status, Consumption } = cdr
  if (Status === 'INVOICED') return 'INVOICED'
  if (!countsInTotals(cdr)) return 'CORRECTED'
  if (Status === 'ERROR' && Consumption === 0) return 'NO_ENERGY'
  return rated.Cause === 'NO_TARIFF' ? 'NO_TARIFF' : undefined
}

const REFUSALS = {
  INVOICED: 'Status: the record is INVOICED',
  CORRECTED: 'Status: the record was corrected',
  NO_ENERGY: 'Consumption: the session has no energy',
  NO_TARIFF: 'TariffId: the tariff has ended',
} as const satisfies Record<NonNullable<RatingPreview['Refusal']>, string>

export const previewRating: Handler<'previewRating'> = ({ params }, context) => {
  const found = ratedNow(params.id, context)
  const Refusal = refusalOf(found)
  return {
    Before: found.cdr.Price,
    ...(Refusal === undefined ? { After: found.rated.Price } : { Refusal }),
  }
}

export const canRate = (id: string, context: CallContext): boolean =>
  refusalOf(ratedNow(id, context)) === undefined

/** Rates a record with the current fees. Keeps the previous receipt if its lines differ. */
export const rateAgain = (id: string, context: CallContext): Cdr => {
  const found = ratedNow(id, context)
  const refusal = refusalOf(found)
  if (refusal) throw new BcoError('Error', REFUSALS[refusal])
  const { world, now } = context
  const { cdr, rated } = found
  const { Price, PriceLines, TariffId } = rated
  const receipt = {
    ReplacedOn: new Date(now).toISOString(),
    Price: cdr.Price,
    PriceLines: cdr.PriceLines,
    ...(cdr.TariffId !== undefined && { TariffId: cdr.TariffId }),
  }
  const isOther = !isDeepStrictEqual(cdr.PriceLines, PriceLines)
  const EarlierReceipts = [...(isOther ? [receipt] : []), ...(cdr.EarlierReceipts ?? [])].slice(0, MOST)
  const { Cause: _cause, DismissReason: _reason, ...rest } = cdr
  return world.write(
    'cdr',
    {
      ...rest,
      Price,
      PriceLines,
      ...(TariffId !== undefined && { TariffId }),
      ...(EarlierReceipts.length > 0 && { EarlierReceipts }),
      Status: 'RATED',
    },
    now,
  )
}

export const rerateCdr: Handler<'rerateCdr'> = ({ params }, context) => rateAgain(params.id, context)

/** Stores the reason for dismissing a record, which stays in error. */
export const dismissCdr: Handler<'dismissCdr'> = ({ params, body }, { world, caller, now }) => {
  const cdr = world.as(caller).cdr(params.id, now)
  if (!cdr) throw new BcoError('UNKNOWNREQUEST')
  if (cdr.Status !== 'ERROR') throw new BcoError('Error', `Status: the record is ${cdr.Status}`)
  return world.write('cdr', { ...cdr, DismissReason: body.reason }, now)
}
