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

/** Latest receipt of a session, and the number of changes to its receipts. */
interface Correction {
  readonly cdr: Cdr
  readonly count: number
}

/** Returns the latest receipt of each session whose receipts were corrected or rated again, by session id. */
export const correctionsIn = (written: Iterable<Cdr>): ReadonlyMap<string, Correction> => {
  const corrections = new Map<string, Correction>()
  // A correction comes after the record that it corrects, so the last entry of a session wins.
  for (const cdr of written) {
    const changes = (cdr.CorrectsId === undefined ? 0 : 1) + (cdr.EarlierReceipts?.length ?? 0)
    if (changes > 0)
      corrections.set(cdr.SessionId, { cdr, count: (corrections.get(cdr.SessionId)?.count ?? 0) + changes })
  }
  return corrections
}

/** Returns a session with the figures and the price of its latest receipt. */
export const withCorrection = (
  session: Chargesession,
  { cdr, count }: Correction,
  corrected: Cdr | undefined,
): Chargesession => {
  const [earlier] = cdr.EarlierReceipts ?? []
  const before = (earlier ?? corrected)?.Price
  return {
    ...correctedSession(session, cdr),
    Version: session.Version + count,
    Price: cdr.Price,
    CorrectedOn: earlier?.ReplacedOn ?? cdr.CreatedOn,
    ...(before !== undefined && { PriceBefore: before }),
    ...(session.PriceLines && { PriceLines: cdr.PriceLines }),
  }
}
