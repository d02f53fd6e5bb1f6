import { createWorld } from '@portal/fixtures'
import { FILTER_OPERATORS, type Filter } from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageQuery, scan } from '../finder.ts'
import type { Viewer } from '../scope.ts'
import { SessionWorld } from '../sessionWorld.ts'
import { createStore } from '../store.ts'
import { ClassIndex } from './classIndex.ts'

interface Row {
  readonly Id: string
  readonly Owner?: string
  readonly City?: string
  readonly Name: string
  readonly Power?: number
  readonly Open?: boolean
  readonly Link?: { readonly Id: string; readonly Description: string }
}

const FIELDS = ['Id', 'City', 'Name', 'Power', 'Open', 'Link'] as const
const TEXTS = ['', 'Gent', 'gent', 'Liège', 'LIEGE', 'Liège-Haut', 'Gènt', 'z', '10', '9']
const OWNERS = ['a', 'b', 'c']

const text = fc.constantFrom(...TEXTS)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const without = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
const rowWith = (id: fc.Arbitrary<string>): fc.Arbitrary<Row> =>
  fc
    .record({
      Id: id,
      Owner: maybe(fc.constantFrom(...OWNERS)),
      City: maybe(text),
      Name: text,
      Power: maybe(fc.constantFrom(0, 7.4, 11, 22, 100)),
      Open: maybe(fc.boolean()),
      Link: maybe(fc.record({ Id: text, Description: text })),
    })
    .map((row) => without(row) as Row)

const ID = fc.integer({ min: 0, max: 60 }).map((number) => `R${number}`)
const rows = (maxLength: number) => fc.uniqueArray(rowWith(ID), { selector: ({ Id }) => Id, maxLength })

const condition: fc.Arbitrary<Filter> = fc.record({
  field: fc.constantFrom(...FIELDS),
  operator: fc.constantFrom(...FILTER_OPERATORS),
  value: fc.oneof(text, fc.constantFrom('L', 'g', 'e', '1', 'true', 'R1')),
})
const pageQuery: fc.Arbitrary<PageQuery> = fc.record({
  conditions: fc.array(condition, { maxLength: 3 }),
  period: maybe(fc.record({ field: fc.constantFrom(...FIELDS), from: text, to: maybe(text) })),
  orders: fc.array(
    fc.record({ field: fc.constantFrom(...FIELDS), sign: fc.constantFrom(1 as const, -1 as const) }),
    { minLength: 1, maxLength: 3 },
  ),
  offset: fc.integer({ min: 0, max: 40 }),
  // Small and large limits, because rows beyond FIRST_ROWS take a different code path.
  limit: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(1_000)),
})
const scope = fc.record({
  owners: maybe(fc.uniqueArray(fc.constantFrom(...OWNERS)).map((owners) => new Set(owners))),
  hasOpen: fc.boolean(),
})

const LIVE = { fields: ['City'], tell: ({ Id, Name }: Row) => ({ City: `${Name}${Id.length}` }) }

describe('The index', () => {
  it('returns the same result as a scan for any filter, period, order, page, scope and writes', () => {
    fc.assert(
      fc.property(
        rows(50),
        rows(12),
        fc.uniqueArray(ID, { maxLength: 6 }),
        fc.array(rowWith(fc.constant('new')), { maxLength: 3 }),
        scope,
        fc.array(pageQuery, { minLength: 1, maxLength: 4 }),
        fc.record({ areMany: fc.boolean(), isLive: fc.boolean() }),
        (shared, written, removed, first, { owners, hasOpen }, questions, how) => {
          const isIn = ({ Owner }: Row) => (Owner === undefined ? hasOpen : (owners?.has(Owner) ?? true))
          const gone = new Set(removed)
          const over = new Map(written.map((row) => [row.Id, row]))
          const ids = new Set(shared.map(({ Id }) => Id))
          // In the order of a session's world: `first`, then the shared records with replaced ones in their places,
          // then the added ones.
          const all = [
            ...first,
            ...[
              ...shared.map((row) => over.get(row.Id) ?? row),
              ...written.filter(({ Id }) => !ids.has(Id)),
            ].filter((row) => !gone.has(row.Id) && isIn(row)),
          ]
          const { areMany, isLive } = how
          const index = new ClassIndex(shared, ({ Owner }) => Owner, {
            ...(areMany && { few: 0 }),
          })
          const present = (row: Row): Row => (isLive ? { ...row, ...LIVE.tell(row) } : row)
          const key = `${hasOpen} ${owners ? [...owners].sort().join() : '*'}`
          const find = index.finder(
            { key, owners, hasOpen },
            {
              hidden: new Set([...over.keys(), ...gone]),
              placed: [
                ...first.map((record, at) => ({ record: present(record), place: at - first.length })),
                ...written
                  .filter((record) => !gone.has(record.Id) && isIn(record))
                  .map((record, at) => ({
                    record: present(record),
                    place: index.placeOf(record.Id) ?? index.size + at,
                  })),
              ],
            },
            isLive ? { ...LIVE, present } : undefined,
          )
          const rows = all.map(present)
          for (const question of questions) expect(find(question)).toEqual(scan(rows)(question))
        },
      ),
      { numRuns: 1_500 },
    )
  })

  it('returns the row number of a record by its id, and none for an unknown id', () => {
    const shared = ['B', 'a', 'C'].map((Id) => ({ Id }))
    const index = new ClassIndex(shared, () => undefined)
    expect(['B', 'a', 'C', 'A', ''].map((id) => index.placeOf(id))).toEqual([0, 1, 2, undefined, undefined])
  })
})

describe('A session', () => {
  const now = Date.parse('2026-11-18T09:30:00Z')
  const store = createStore(createWorld({ seed: 7, size: 'small', now: new Date(now).toISOString() }))
  const viewers: readonly Viewer[] = [
    { roles: ['Operator'], relationId: 'R00005' },
    { roles: ['FleetManager'], relationId: 'R00003' },
    { roles: ['EntityManager'], relationId: 'R00004' },
    { roles: ['User'] },
  ]

  it('finds its charge detail records as a scan does, including those of sessions that have just ended', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...viewers),
        fc.integer({ min: -3, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 3 }),
        fc.record({
          field: fc.constantFrom('Status', 'TokenNumber', 'Start', 'Price', 'ChargePointId'),
          operator: fc.constantFrom(...FILTER_OPERATORS),
          value: fc.constantFrom('rated', 'BE-BCA-0002', '2026-11', '0', 'CP00001', ''),
        }),
        fc.constantFrom('Start', 'Price', 'Status', 'Consumption'),
        fc.constantFrom(1 as const, -1 as const),
        fc.integer({ min: 0, max: 60 }),
        (viewer, hours, written, filter, field, sign, offset) => {
          const world = new SessionWorld(store)
          const all = world.as({ roles: ['Operator'], relationId: 'R00005' }).all('cdr')
          for (const at of written) {
            const cdr = all[at]
            if (cdr) world.write('cdr', { ...cdr, Status: 'ERROR', Price: 0 }, now)
          }
          const view = world.as(viewer)
          const at = now + hours * 3_600_000
          const question = { conditions: [filter], orders: [{ field, sign }], offset, limit: 25 }
          expect(view.cdrFinder(at)(question)).toEqual(scan(view.cdrs(at))(question))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('finds the records that it wrote, but not those that it removed', () => {
    const world = new SessionWorld(store)
    const view = world.as({ roles: ['FleetManager'], relationId: 'R00003' })
    const [first, gone] = view.all('whitelist')
    if (!first || !gone) throw new Error('The fleet has lists of cards')
    world.write('whitelist', { ...first, Code: 'AAA' }, now)
    world.write('whitelist', { ...first, Id: world.newId('whitelist'), Code: 'ZZZ' }, now)
    world.remove('whitelist', gone.Id)
    const question = { conditions: [], orders: [{ field: 'Code', sign: 1 as const }], offset: 0, limit: 99 }
    const { page, count } = view.finder('whitelist')(question)
    expect(page).toEqual(scan(view.all('whitelist'))(question).page)
    expect(count).toBe(page.length)
    expect(page[0]?.Code).toBe('AAA')
    expect(page.map(({ Id }) => Id)).not.toContain(gone.Id)
  })
})
