import { isDeepStrictEqual } from 'node:util'
import type { Cdr } from '@portal/schemas/contract'
import { BcoError, type CallContext, type Handler } from '../handler.ts'

const MOST = 100

/** Rates a record with the current fees; the previous receipt is kept. */
export const rateAgain = (id: string, { world, caller, now }: CallContext): Cdr => {
  const view = world.as(caller)
  const cdr = view.cdr(id, now)
  const rated = cdr && view.rated(cdr, now)
  if (!cdr || !rated) throw new BcoError('UNKNOWNREQUEST')
  if (cdr.Status === 'INVOICED') throw new BcoError('Error', 'Status: the record is INVOICED')
  const { Price, PriceLines, TariffId } = rated
  const receipt = {
    ReplacedOn: new Date(now).toISOString(),
    Price: cdr.Price,
    PriceLines: cdr.PriceLines,
    ...(cdr.TariffId !== undefined && { TariffId: cdr.TariffId }),
  }
  const isOther = !isDeepStrictEqual(cdr.PriceLines, PriceLines)
  const EarlierReceipts = [...(isOther ? [receipt] : []), ...(cdr.EarlierReceipts ?? [])].slice(0, MOST)
  return world.write(
    'cdr',
    {
      ...cdr,
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
