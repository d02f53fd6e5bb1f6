import { type Outlet, type Plan, planOfDay, type Stay } from '@portal/fixtures'

/** Max cached days per connector: yesterday, today, and other requested days. */
const DAYS = 4

/** Max connectors with cached days. Above it, the cache is cleared. Caching all of a large world would take 200 MB. */
const MOST = 5_000

let daysByOutlet = new WeakMap<Outlet, Map<number, readonly Stay[]>>()
let count = 0

/** Returns a planned stay with the curve of a connector with another maximum power. All its other values are the same. */
export const atPower = (outlet: Outlet, day: number, stay: Stay, maxPowerKw: number): Stay =>
  maxPowerKw === outlet.maxPowerKw
    ? stay
    : (planOfDay({ ...outlet, maxPowerKw }, day).find(({ sessionId }) => sessionId === stay.sessionId) ??
      stay)

/** Caches {@link planOfDay}, which is a pure function, for a few days per connector. */
export const plannedStays: Plan = (outlet, day) => {
  let days = daysByOutlet.get(outlet)
  if (!days) {
    if (count >= MOST) {
      daysByOutlet = new WeakMap()
      count = 0
    }
    count += 1
    days = new Map()
    daysByOutlet.set(outlet, days)
  }
  const before = days.get(day)
  if (before) return before
  const stays = planOfDay(outlet, day)
  days.set(day, stays)
  const [oldest] = days.keys()
  if (days.size > DAYS && oldest !== undefined) days.delete(oldest)
  return stays
}
