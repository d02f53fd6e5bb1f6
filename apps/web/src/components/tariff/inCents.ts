const CENTS = 100
/** Amounts have at most four decimals: the rest of a cent is compared in those. */
const UNITS = 10_000

const floorCents = (euro: number) => Math.floor(Math.round(euro * UNITS) / CENTS)
const restOf = (euro: number) => Math.round(euro * UNITS) - floorCents(euro) * CENTS

/**
 * Amounts in whole cents that add up to their sum in whole cents: where rounding each would miss it, those with most left
 * of a cent are rounded up. Undefined amounts stay so, and then nothing is added up.
 */
export const inCents = (amounts: readonly (number | undefined)[]): readonly (number | undefined)[] => {
  const known = amounts.filter((amount) => amount !== undefined)
  const total = Math.round(known.reduce((units, amount) => units + Math.round(amount * UNITS), 0) / CENTS)
  let missing = total - known.reduce((sum, amount) => sum + floorCents(amount), 0)
  const raised = new Set<number>()
  const byRest = amounts
    .flatMap((amount, index) => (amount === undefined ? [] : [{ index, rest: restOf(amount) }]))
    .toSorted((a, b) => b.rest - a.rest)
  for (const { index } of byRest) {
    if (missing <= 0) break
    raised.add(index)
    missing -= 1
  }
  return amounts.map((amount, index) =>
    amount === undefined ? undefined : (floorCents(amount) + (raised.has(index) ? 1 : 0)) / CENTS,
  )
}
