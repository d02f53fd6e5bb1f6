import { CLASS_RECORDS, CLASS_ROWS, createWorld, type Rows } from '@portal/fixtures'
import { classEntry } from '@portal/schemas/contract'
import { expect, it } from 'vitest'
import { ClassIndex } from './index/classIndex.ts'
import { Interventions } from './interventions.ts'
import { recentSessions } from './largeWorld.ts'
import { LazyRecords } from './lazyRecords.ts'
import { createStore } from './store.ts'

const time = '2026-11-18T09:30:00.000Z'
const now = Date.parse(time)
const options = { seed: 7, size: 'large', now: time, customers: 60 } as const
const world = createWorld(options)

interface Row {
  readonly Id: string
  readonly RelationId?: string
}
type Name = keyof typeof CLASS_ROWS
const names = Object.keys(CLASS_ROWS) as Name[]
const rowsOf = (name: Name): Rows<Row> => CLASS_ROWS[name](world)

it.each(names)('A %s is the same whether created alone or with all others', (name) => {
  const all: readonly Row[] = CLASS_RECORDS[name](world)
  const rows = new LazyRecords(rowsOf(name))
  const byItself = all.map((_, index) => rows.at(all.length - 1 - index)).reverse()
  expect(JSON.stringify(byItself)).toBe(JSON.stringify(all))
  expect([...new LazyRecords(rowsOf(name)).values()]).toEqual(all)
  for (const { Id } of all) expect([Id, rows.has(Id), rows.get(Id)?.Id]).toEqual([Id, true, Id])
  expect([rows.size, rows.has('T999999'), rows.get('T999999')]).toEqual([all.length, false, undefined])
  // `plannedFields` must match the record and have the same fields for every record.
  for (const [index, record] of all.entries()) {
    expect(record).toMatchObject(rows.plannedFields(index))
    expect(Object.keys(rows.plannedFields(index))).toEqual(Object.keys(rows.plannedFields(0)))
  }
})

const PAGE = 25
const ordersOf = (text: string) =>
  text.split(',').map((part) => {
    const [field = '', descending] = part.trim().split(' ')
    return { field, sign: descending ? (-1 as const) : (1 as const) }
  })
const begins = (field: string, value: string) => ({ field, operator: 'SW' as const, value })

/** Lists to test: class, sort order and filter conditions. */
const PAGES = names.flatMap((name) => [
  [name, classEntry(name).defaultOrder, []] as const,
  [name, name === 'token' ? 'State' : 'Id desc', []] as const,
])

it.each([
  ...PAGES,
  ['token', 'Number', [begins('Number', 'BE-BCA-01')]] as const,
  ['request', 'CreatedOn desc', [begins('Description', 'A charger')]] as const,
])(
  'The first page of class %s sorted by %s creates only its own records, and equals that of the full list',
  (name, order, conditions) => {
    const made = new Set<number>()
    const { length, plannedFields, at } = rowsOf(name)
    const counted = (place: number) => {
      made.add(place)
      return at(place)
    }
    const rows = new LazyRecords<Row>({ length, at: counted, ...(plannedFields && { plannedFields }) })
    const ownerOf = ({ RelationId }: Partial<Row>) => RelationId
    const scope = { key: '*', owners: undefined, hasOpen: false }
    const over = { hidden: [], placed: [] }
    const query = { conditions, orders: ordersOf(order), offset: 0, limit: PAGE }
    const found = new ClassIndex(rows, ownerOf).finder(scope, over)(query)
    expect(made.size).toBeLessThanOrEqual(PAGE)
    const all: readonly Row[] = CLASS_RECORDS[name](world)
    expect(found).toEqual(new ClassIndex(all, ownerOf).finder(scope, over)(query))
  },
)

it('The sessions of a minute are the same with and without the cache of the previous minute', () => {
  const simulator = new Interventions()
  const store = createStore(world)
  recentSessions(store, now, simulator, simulator)
  const later = recentSessions(store, now + 60_000, simulator, simulator)
  const sessions = recentSessions(createStore(createWorld(options)), now + 60_000, simulator, simulator)
  expect(later.length).toBeGreaterThan(100)
  expect(later).toEqual(sessions)
})
