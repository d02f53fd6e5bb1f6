import { HOUR_MS } from '@portal/schemas'
import type { Cdr, CorrectionPreview } from '@portal/schemas/contract'
import { countsInTotals } from '@portal/schemas/entities/cdr'
import type { Corrected } from '../../world/correction.ts'
import { BcoError, type CallContext, ConflictError, type Handler } from '../handler.ts'

/** Returns a record before and after a correction of its figures and, if given, its card. */
const correctedBy = (
  id: string,
  figures: Pick<Corrected, 'Start' | 'Stop' | 'Consumption'>,
  tokenId: string | undefined,
  { world, caller, now }: CallContext,
) => {
  const view = world.as(caller)
  const cdr = view.cdr(id, now)
  if (!cdr) throw new BcoError('UNKNOWNREQUEST')
  const { TokenId, TokenNumber } = cdr
  const card =
    tokenId === undefined || tokenId === TokenId ? undefined : view.unmasked().one('token', tokenId)
  const own = { ...(TokenId !== undefined && { TokenId }), TokenNumber }
  const charged = card ? { TokenId: card.Id, TokenNumber: card.Number } : own
  const corrected = view.corrected(cdr, { ...figures, ...charged }, now)
  if (!corrected) throw new BcoError('UNKNOWNREQUEST')
  const isOfOther = tokenId !== undefined && tokenId !== TokenId && card?.RelationId !== cdr.RelationId
  return {
    before: cdr,
    after: corrected.cdr,
    maxPowerKw: corrected.maxPowerKw,
    // A session belongs to the customer of its card, so only another card of that customer can replace it. A card of
    // another network cannot be replaced.
    hasForeignCard: isOfOther || (card !== undefined && cdr.Provider !== undefined),
  }
}

type Refusal = NonNullable<CorrectionPreview['Refusal']>

const REFUSALS = {
  CORRECTED: 'Status: the record has already been corrected',
  ELSEWHERE: 'Provider: the record belongs to another network',
  ORDER: 'Stop: lies before Start',
  FUTURE: 'Stop: lies in the future',
  TOO_MUCH: 'Consumption: the connector cannot deliver it in that time',
  CARD: 'TokenId: is not a card of this customer',
  UNCHANGED: 'Consumption: no value is corrected',
} as const satisfies Record<Refusal, string>

const refusalOf = (
  { before, after, maxPowerKw, hasForeignCard }: ReturnType<typeof correctedBy>,
  now: number,
): Refusal | undefined => {
  if (!countsInTotals(before)) return 'CORRECTED'
  if (before.Provider !== undefined && before.TokenId !== undefined) return 'ELSEWHERE'
  const [start, stop] = [Date.parse(after.Start), Date.parse(after.Stop)]
  if (stop <= start) return 'ORDER'
  if (stop > now) return 'FUTURE'
  if (after.Consumption > (maxPowerKw * (stop - start)) / HOUR_MS) return 'TOO_MUCH'
  if (hasForeignCard) return 'CARD'
  const isSame = (['Start', 'Stop', 'Consumption', 'TokenId'] as const).every(
    (field) => before[field] === after[field],
  )
  return isSame && before.Status !== 'ERROR' ? 'UNCHANGED' : undefined
}

const utc = (time: string): string => new Date(time).toISOString()

export const previewCorrection: Handler<'previewCorrection'> = ({ params, query }, context) => {
  const { start, stop, consumption, tokenid } = query
  const figures = { Start: utc(start), Stop: utc(stop), Consumption: consumption }
  const found = correctedBy(params.id, figures, tokenid, context)
  const Refusal = refusalOf(found, context.now)
  return { Before: found.before.Price, ...(Refusal ? { Refusal } : { After: found.after.Price }) }
}

/** Returns the id of the record that replaces another one: `CDR-<session>-2`, then `-3` and so on. */
const nextId = ({ Id, SessionId }: Cdr): string => {
  const first = `CDR-${SessionId}`
  return `${first}-${Number(Id.slice(first.length + 1) || 1) + 1}`
}

/** Returns the credit that offsets an invoiced record on the next invoice. */
const creditOf = ({ CorrectsId: _corrects, CorrectionReason: _reason, ...cdr }: Cdr, at: string): Cdr => ({
  ...cdr,
  Id: `${cdr.Id}-CREDIT`,
  CreatedOn: at,
  Status: 'RATED',
  Price: -cdr.Price,
  PriceLines: cdr.PriceLines.map((line) => ({ ...line, Amount: -line.Amount })),
  Credit: true,
  CreditReferenceId: cdr.Id,
})

/** Replaces a record with a corrected one. The old record stays, and an invoiced one is credited. */
export const correctCdr: Handler<'correctCdr'> = ({ params, body }, context) => {
  const { Version, Start, Stop, Consumption, TokenId, Reason } = body
  const figures = { Start: utc(Start), Stop: utc(Stop), Consumption }
  const found = correctedBy(params.id, figures, TokenId, context)
  const { before, after } = found
  if (before.Version !== Version) throw new ConflictError(before)
  const refusal = refusalOf(found, context.now)
  if (refusal) throw new BcoError('Error', REFUSALS[refusal])
  const { world, now } = context
  const at = new Date(now).toISOString()
  const Id = nextId(before)
  const isInvoiced = before.Status === 'INVOICED'
  if (isInvoiced) world.write('cdr', creditOf(before, at), now)
  const Status = isInvoiced ? 'CREDITED' : 'CORRECTED'
  world.write('cdr', { ...before, Status, CorrectedById: Id }, now, before)
  return world.write(
    'cdr',
    {
      ...after,
      Id,
      CreatedOn: at,
      Status: after.Cause === undefined ? 'RATED' : 'ERROR',
      CorrectsId: before.Id,
      CorrectionReason: Reason.trim(),
    },
    now,
  )
}
