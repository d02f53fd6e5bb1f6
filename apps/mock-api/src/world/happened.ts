import { LATER_RECORDS, type RulesFrom, type World } from '@portal/fixtures'
import { MINUTE_MS } from '@portal/schemas'
import { remembered } from '../remembered.ts'
import type { ClassName, Records } from './store.ts'

type Later = keyof typeof LATER_RECORDS
type ById = ReadonlyMap<string, { readonly Id: string }>

/** Max cached entries, one per class and minute. Covers a few test sessions with their own clocks. */
const MOST = 40

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()
const isLater = (className: ClassName): className is Later => Object.hasOwn(LATER_RECORDS, className)

const caches = new WeakMap<World, WeakMap<readonly RulesFrom[], (key: string) => ById>>()

const madeBy = (world: World, rules: readonly RulesFrom[]) =>
  remembered(MOST, (key): ById => {
    const [className = '', minute] = key.split(' ')
    const records = LATER_RECORDS[className as Later](world, Number(minute) * MINUTE_MS, rules)
    return new Map(records.map((record) => [record.Id, record]))
  })

/**
 * Returns the records that simulated events have created or changed in a class since the world's start. Computed once
 * a minute, because changes within a minute do not justify a scan of all chargers.
 */
export const happenedBy = <C extends ClassName>(
  world: World,
  className: C,
  now: number,
  rules: readonly RulesFrom[],
): ReadonlyMap<string, Records[C]> => {
  const minute = Math.floor(now / MINUTE_MS)
  if (!isLater(className) || !(minute * MINUTE_MS > Date.parse(world.now))) return NOTHING
  const byRules = caches.get(world) ?? new WeakMap<readonly RulesFrom[], (key: string) => ById>()
  caches.set(world, byRules)
  const make = byRules.get(rules) ?? madeBy(world, rules)
  byRules.set(rules, make)
  return make(`${className} ${minute}`) as ReadonlyMap<string, Records[C]>
}
