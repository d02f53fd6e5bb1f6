import type { Chargesession } from '@portal/schemas'
import { SECOND_MS } from '@portal/schemas'
import type { Cdr } from '@portal/schemas/contract'

/** Fields of a charge detail record that an operator can correct. */
export type Corrected = Pick<Cdr, 'Start' | 'Stop' | 'Consumption' | 'TokenId' | 'TokenNumber'>

const secondsBetween = (from: number, until: number): number =>
  Math.max(0, Math.floor((until - from) / SECOND_MS))

/** Applies corrected figures to a session. The measured end of charging stays unchanged. */
export const correctedSession = (
  session: Chargesession,
  { Start, Stop, Consumption, TokenId, TokenNumber }: Corrected,
): Chargesession => {
  const start = Date.parse(Start)
  const DurationSeconds = secondsBetween(start, Date.parse(Stop))
  const chargingEnd = Date.parse(session.Start) + session.ChargingSeconds * SECOND_MS
  return {
    ...session,
    ...(TokenId !== undefined && { TokenId }),
    TokenNumber,
    Start,
    Stop,
    EnergyKwh: Consumption,
    DurationSeconds,
    ChargingSeconds: Math.min(DurationSeconds, secondsBetween(start, chargingEnd)),
  }
}

/** Latest correction of a session, and the number of its corrections. */
interface Correction {
  readonly cdr: Cdr
  readonly count: number
}

/** Returns the corrections by session id. */
export const correctionsIn = (written: Iterable<Cdr>): ReadonlyMap<string, Correction> => {
  const corrections = new Map<string, Correction>()
  // `written` is in chronological order, so the last correction takes effect.
  for (const cdr of written)
    if (cdr.CorrectsId !== undefined)
      corrections.set(cdr.SessionId, { cdr, count: (corrections.get(cdr.SessionId)?.count ?? 0) + 1 })
  return corrections
}

/** Returns a session with the figures and the price of its corrected record. */
export const withCorrection = (
  session: Chargesession,
  { cdr, count }: Correction,
  before: number | undefined,
): Chargesession => ({
  ...correctedSession(session, cdr),
  Version: session.Version + count,
  Price: cdr.Price,
  CorrectedOn: cdr.CreatedOn,
  ...(before !== undefined && { PriceBefore: before }),
  ...(session.PriceLines && { PriceLines: cdr.PriceLines }),
})
