import { CLASS_RECORDS, createWorld, tokenRows } from '@portal/fixtures'
import { expect, it } from 'vitest'
import { ClassIndex } from './index/classIndex.ts'
import { Interventions } from './interventions.ts'
import { recentSessions, tellNextMinute } from './largeWorld.ts'
import { LazyRecords } from './lazyRecords.ts'
import { createStore } from './store.ts'

const time = '2026-11-18T09:30:00.000Z'
const now = Date.parse(time)
const options = { seed: 7, size: 'large', now: time, customers: 60 } as const
const world = createWorld(options)

it('A card is the same whether it is made by itself or with all others', () => {
  const all = CLASS_RECORDS.token(world)
  const rows = new LazyRecords(tokenRows(world))
  const byItself = all.map((_, index) => rows.at(all.length - 1 - index)).reverse()
  expect(JSON.stringify(byItself)).toBe(JSON.stringify(all))
  expect([...new LazyRecords(tokenRows(world)).values()]).toEqual(all)
  for (const { Id } of all) expect([Id, rows.has(Id), rows.get(Id)?.Id]).toEqual([Id, true, Id])
  expect([rows.size, rows.has('T999999'), rows.get('T999999')]).toEqual([all.length, false, undefined])
  // What is known beforehand is what the card says.
  for (const [index, card] of all.entries()) expect(card).toMatchObject(rows.known(index))
})

it('A first page of cards makes its own cards alone, and is the same as among all of them', () => {
  const all = CLASS_RECORDS.token(world)
  const made = new Set<number>()
  const { length, known, at } = tokenRows(world)
  const counted = (place: number) => {
    made.add(place)
    return at(place)
  }
  const rows = new LazyRecords({ length, at: counted, ...(known && { known }) })
  const ownerOf = ({ RelationId }: { readonly RelationId?: string }) => RelationId
  const scope = { key: '*', owners: undefined, hasOpen: false }
  const over = { hidden: [], placed: [] }
  for (const [field, conditions] of [
    ['Number', []],
    ['Description', []],
    ['State', []],
    ['Number', [{ field: 'Number', operator: 'SW' as const, value: 'BE-BCA-01' }]],
  ] as const) {
    const wanted = { conditions, orders: [{ field, sign: 1 as const }], offset: 0, limit: 25 }
    made.clear()
    const found = new ClassIndex(rows, ownerOf).finder(scope, over)(wanted)
    expect(made.size).toBeLessThanOrEqual(25)
    expect(found).toEqual(new ClassIndex(all, ownerOf).finder(scope, over)(wanted))
  }
})

it('A minute that is told beforehand, after one before it, is the one that is told when it is asked for', () => {
  const simulator = new Interventions()
  const store = createStore(world)
  recentSessions(store, now, simulator, simulator)
  const telling = tellNextMinute(store, now, simulator)
  while (telling.next().done !== true);
  const beforehand = recentSessions(store, now + 60_000, simulator, simulator)
  const asked = recentSessions(createStore(createWorld(options)), now + 60_000, simulator, simulator)
  expect(beforehand.length).toBeGreaterThan(100)
  expect(beforehand).toEqual(asked)
})
