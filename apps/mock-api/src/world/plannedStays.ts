import { type Outlet, type Plan, planOfDay, type Stay } from '@portal/fixtures'

/** Days remembered per connector: yesterday, today and days that were looked back at. */
const DAYS = 4

const known = new WeakMap<Outlet, Map<number, readonly Stay[]>>()

/** {@link planOfDay}, which says the same whenever it is asked: what it said of the last few days is not made again. */
export const plannedStays: Plan = (outlet, day) => {
  let days = known.get(outlet)
  if (!days) {
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
