import { type Outlet, type Plan, planOfDay, type Stay } from '@portal/fixtures'

/** Days remembered per connector: yesterday, today and days that were looked back at. */
const DAYS = 4

/** Of so many connectors days are remembered before all is forgotten: those of a large world would be 200 MB. */
const MOST = 5_000

let known = new WeakMap<Outlet, Map<number, readonly Stay[]>>()
let count = 0

/** {@link planOfDay}, which says the same whenever it is asked: what it said of the last few days is not made again. */
export const plannedStays: Plan = (outlet, day) => {
  let days = known.get(outlet)
  if (!days) {
    if (count >= MOST) {
      known = new WeakMap()
      count = 0
    }
    count += 1
    days = new Map()
    known.set(outlet, days)
  }
  const before = days.get(day)
  if (before) return before
  const stays = planOfDay(outlet, day)
  days.set(day, stays)
  const [oldest] = days.keys()
  if (days.size > DAYS && oldest !== undefined) days.delete(oldest)
  return stays
}
