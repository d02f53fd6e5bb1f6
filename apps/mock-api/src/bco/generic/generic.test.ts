import { normalizeText, ROLES, sumEuro } from '@portal/schemas'
import {
  CLASS_NAMES,
  type ClassName,
  categoryOf,
  classEntry,
  entitySchemas,
  type MetaField,
  periodField,
} from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, listsOf, type Row, testServer } from '../../../test/testCalls.ts'
import { SESSION_HEADER } from '../../control/sessions.ts'

const app = await testServer()
const ask = callsOf(app)
const list = listsOf(ask)

const reader = 'superadmin'

const categoriesIn = (name: ClassName, rows: readonly Row[]) =>
  new Set(rows.flatMap((row) => Object.keys(row)).map((field) => categoryOf(name, field)))

const hasCategory = (name: ClassName, category: string) =>
  Object.keys(entitySchemas[classEntry(name).entity].properties).some(
    (field) => categoryOf(name, field) === category,
  )

describe.each(CLASS_NAMES)('The class %s', (name) => {
  it('returns records by page and by id', async () => {
    const { status, data, page } = await list(name, { pagesize: 3 })
    expect(status).toBe(200)
    expect(data.length).toBeGreaterThan(0)
    expect(page.Results).toBeGreaterThanOrEqual(data.length)
    const one = await ask(reader, 'GET', `${name}/BCO/one/${data[0]?.Id}`)
    expect(one.code).toBe('')
    expect(one.data).toMatchObject({ Id: data[0]?.Id })
  })

  it('returns only BASIC fields in a table, and all categories with `select` or `type`', async () => {
    expect([...categoriesIn(name, (await list(name)).data)]).toEqual(['BASIC'])
    const all = ['BASIC', ...['STATE', 'TECH'].filter((category) => hasCategory(name, category))]
    for (const query of [{ select: '' }, { type: classEntry(name).entity }, { select: 'BASIC,STATE,TECH' }]) {
      const categories = categoriesIn(name, (await list(name, { ...query, pagesize: 100 })).data)
      // TECH can be missing, because its fields can be absent from all records.
      expect(all).toEqual(expect.arrayContaining([...categories]))
      expect(categories.has('STATE')).toBe(hasCategory(name, 'STATE'))
    }
  })

  it('describes each field in `meta` with its category and operators', async () => {
    const fields = (await ask(reader, 'GET', `${name}/BCO/meta`)).data as MetaField[]
    expect(fields.map(({ Name }) => Name)).toEqual(
      Object.keys(entitySchemas[classEntry(name).entity].properties),
    )
    for (const { Name, Category, IsFilterable, Operators } of fields) {
      expect(Category).toBe(categoryOf(name, Name))
      expect(Operators.length > 0).toBe(IsFilterable)
    }
  })

  it('can be filtered and sorted only by the fields that `meta` marks as filterable or sortable', async () => {
    const fields = (await ask(reader, 'GET', `${name}/BCO/meta`)).data as MetaField[]
    for (const { Name, IsFilterable, IsSortable } of fields) {
      const filtered = await list(name, { filter: `(${Name} EX "")`, pagesize: 1 })
      expect([Name, filtered.code]).toEqual([Name, IsFilterable ? '' : 'WRONGFILTER'])
      const ordered = await list(name, { orderby: `${Name} desc`, pagesize: 1 })
      expect([Name, ordered.code]).toEqual([Name, IsSortable ? '' : 'WRONGFILTER'])
    }
  })

  it('limits its list to a period of the date that `meta` marks', async () => {
    const fields = (await ask(reader, 'GET', `${name}/BCO/meta`)).data as MetaField[]
    const [field, ...others] = fields.filter(({ IsPeriod }) => IsPeriod)
    expect([field?.Name, field?.Type, others]).toEqual([periodField(name), 'date-time', []])
    const datesIn = async (query: Readonly<Record<string, string>>) => {
      const listed = { ...query, select: '', orderby: periodField(name), pagesize: 100 }
      return (await list(name, listed)).data.flatMap((row) => row[periodField(name)] ?? []).map(String)
    }
    const all = await datesIn({ from: '2000-01-01T00:00:00Z' })
    const [from = '', to = ''] = [all[Math.floor(all.length / 4)], all.at(-1)]
    const isIn = (at: string) => at >= from && at < to
    expect(await datesIn({ from, to })).toEqual(all.filter(isIn))
    // The same time as `from`, with the winter offset of Brussels.
    const local = new Date(Date.parse(from) + 3_600_000).toISOString().replace('Z', '+01:00')
    expect(await datesIn({ from: local, to })).toEqual(all.filter(isIn))
    const after = new Date(Date.parse(from) + 1).toISOString()
    expect(new Set(await datesIn({ from, to: after }))).toEqual(new Set([from]))
    expect((await datesIn({ from: after })).filter((at) => at <= from)).toEqual([])
  })

  it('returns an empty page for a period that ends before it starts, and rejects an invalid date', async () => {
    const reversed = await list(name, { from: '2027-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' })
    expect([reversed.status, reversed.code, reversed.data]).toEqual([200, '', []])
    for (const end of ['from', 'to']) {
      const { status, code } = await list(name, { [end]: '2026-13-01' })
      expect([status, code]).toEqual([400, 'Error'])
    }
  })

  it('rejects a read or write of an unknown id with its own code', async () => {
    const { unknown } = classEntry(name)
    expect((await ask(reader, 'GET', `${name}/BCO/one/X99999`)).code).toBe(unknown)
    const body = { Id: 'X99999', Version: 1, Description: 'Ghost' }
    expect((await ask(reader, 'POST', `${name}/BCO/createupdate`, { body })).code).toBe(unknown)
  })

  it('accepts a change, increments the version, and rejects the old version with the current record', async () => {
    const session = `write-${name}`
    // The clock is paused because live fields change every second.
    const headers = { [SESSION_HEADER]: session }
    await app.inject({ method: 'POST', url: '/__mock/clock', headers, payload: { paused: true } })
    const write = (body: unknown) => ask(reader, 'POST', `${name}/BCO/createupdate`, { body, session })
    // Sort by id, because the newest contact is a protected person, whom network roles cannot change.
    const order = name === 'relationcontact' ? { orderby: 'Id' } : {}
    const [first] = (await list(name, { pagesize: 1, ...order })).data
    const record = (await ask(reader, 'GET', `${name}/BCO/one/${first?.Id}`, { session })).data as Row
    const fixed: readonly string[] = classEntry(name).readOnly ?? []
    // The masked name of protected people is read-only.
    const named = (Description: string) => (fixed.includes('Description') ? {} : { Description })
    const changed = { Id: record.Id, Version: record.Version, ...named('Renamed') }
    const written = await write(changed)
    expect(written).toMatchObject({ status: 200, code: '' })
    expect(written.data).toMatchObject({ Id: record.Id, Version: record.Version + 1, ...named('Renamed') })
    const read = await ask(reader, 'GET', `${name}/BCO/one/${record.Id}`, { session })
    expect(read.data).toEqual(written.data)

    const late = await write({ ...changed, ...named('Too late') })
    expect(late).toMatchObject({
      status: 409,
      data: { Id: record.Id, Version: record.Version + 1, ...named('Renamed') },
    })
    expect(late.message).toContain('Version')
    const others = await ask(reader, 'GET', `${name}/BCO/one/${record.Id}`)
    expect(others.data).toMatchObject({ Version: record.Version, Description: record['Description'] })
  })

  it('names an unknown field in a write', async () => {
    const [first] = (await list(name, { pagesize: 1 })).data
    const body = { Id: first?.Id, Version: first?.Version, Colour: 'red' }
    const answer = await ask(reader, 'POST', `${name}/BCO/createupdate`, { body })
    expect(answer).toMatchObject({ status: 400, code: 'Error' })
    expect(answer.message).toContain('Colour')
  })

  it('rejects roles that may not read or write it', async () => {
    const { readers, writers } = classEntry(name)
    const personas = { User: 'driver', FleetManager: 'fleet', EntityManager: 'entity', Operator: 'operator' }
    for (const [role, username] of Object.entries(personas)) {
      const is = (roles: readonly string[]) => roles.includes(role)
      const read = await list(name, { pagesize: 1 }, username)
      expect([role, read.status]).toEqual([role, is(readers) ? 200 : 403])
      if (is(writers)) continue
      const write = await ask(username, 'POST', `${name}/BCO/createupdate`, { body: { Description: 'x' } })
      expect([role, write.status, write.code]).toEqual([role, 403, 'Unauthorized'])
    }
    expect(ROLES).toEqual(expect.arrayContaining([...readers, ...writers]))
  })
})

const ownerOf = (row: Row): unknown =>
  row.RelationId ?? (row.Relation as { readonly Id: string } | undefined)?.Id

describe('Records of others', () => {
  const CUSTOMERS = ['driver', 'driver-empty', 'fleet', 'entity']
  const RELATIONS: Readonly<Record<string, readonly string[]>> = {
    driver: ['R00001'],
    'driver-empty': ['R00002'],
    fleet: ['R00003'],
    entity: [
      'R00004',
      ...Array.from({ length: 9 }, (_, index) => `R000${String(index + 6).padStart(2, '0')}`),
    ],
  }
  const owned = CLASS_NAMES.filter((name) => {
    const { readers, owner } = classEntry(name)
    return readers.includes('User') && (owner === 'RelationId' || owner === 'Relation')
  })

  it.each(CUSTOMERS)('never appear in a list that %s reads', async (username) => {
    for (const name of owned) {
      const { data } = await list(name, { pagesize: 100, select: '' }, username)
      for (const row of data) expect(RELATIONS[username]).toContain(ownerOf(row))
    }
  })

  it.each(['driver', 'fleet'])('cannot be read or written by %s with guessed ids', async (username) => {
    for (const name of owned) {
      const { data } = await list(name, { pagesize: 100, select: '' })
      const foreign = data.find((row) => !RELATIONS[username]?.includes(String(ownerOf(row))))
      if (!foreign) continue
      const { unknown, writers } = classEntry(name)
      expect((await ask(username, 'GET', `${name}/BCO/one/${foreign.Id}`)).code).toBe(unknown)
      const role = username === 'driver' ? 'User' : 'FleetManager'
      if (!writers.includes(role)) continue
      const body = { Id: foreign.Id, Version: foreign.Version, Description: 'Mine now' }
      expect((await ask(username, 'POST', `${name}/BCO/createupdate`, { body })).code).toBe(unknown)
    }
  })

  it('cannot be created by moving one’s own record to a foreign relation', async () => {
    const [mine] = (await list('chargelocation', { pagesize: 1, select: '' }, 'driver')).data
    const body = { Id: mine?.Id, Version: mine?.Version, RelationId: 'R00003' }
    const answer = await ask('driver', 'POST', 'chargelocation/BCO/createupdate', { body })
    expect(answer.code).toBe('RELNOTFOUND')
  })
})

describe('Links', () => {
  it('include the linked records with only their BASIC fields, in lists and single records', async () => {
    const { data } = await list('chargepoint', { Links: 'Relation,Location,Placement', pagesize: 2 }, 'fleet')
    for (const { Links, LocationId } of data) {
      expect(Links).toMatchObject({
        Relation: { Id: 'R00003', Description: 'Noordzee Logistics' },
        Location: { Id: LocationId },
      })
      expect(Object.keys((Links as Record<string, object>).Location ?? {})).not.toContain('Status')
    }
    const one = await ask('fleet', 'GET', `chargepoint/BCO/one/${data[0]?.Id}`, {
      query: { Links: 'Relation' },
    })
    expect(one.data).toMatchObject({ Links: { Relation: { Id: 'R00003' } } })
  })

  it('are rejected with an error that names them if the class does not have them', async () => {
    const answer = await list('chargepoint', { Links: 'Owner' })
    expect(answer).toMatchObject({ status: 400, code: 'Error', message: expect.stringContaining("'Owner'") })
  })
})

describe('Generic reads', () => {
  it('return only the id and the fields named in `Fields`', async () => {
    const { data } = await list('token', { Fields: 'Number,State', pagesize: 1 })
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(['Id', 'Number', 'State'])
    const one = await ask(reader, 'GET', `token/BCO/one/${data[0]?.Id}`, { query: { Fields: 'Number' } })
    expect(one.data).toEqual({ Id: data[0]?.Id, Number: data[0]?.Number })
  })

  it('return only records of the kind in `type`, and reject an unknown `type`', async () => {
    const { data, page } = await list('request', { type: 'SUPPORT', pagesize: 100 })
    expect(page.Results).toBeGreaterThan(0)
    expect(data.map(({ Kind }) => Kind)).toEqual(data.map(() => 'SUPPORT'))
    const wrong = await list('request', { type: 'Colour' })
    expect(wrong).toMatchObject({ status: 400, message: expect.stringContaining('type') })
  })

  it('return an empty page past the end, with the requested page number, and reject invalid pages', async () => {
    const past = await list('token', { pagenumber: 9_999 })
    expect(past.data).toEqual([])
    expect(past.page).toMatchObject({ PageNumber: 9_999 })
    for (const query of [
      { pagenumber: 0 },
      { pagenumber: -1 },
      { pagenumber: '1.5' },
      { pagesize: 101 },
      { pagesize: 0 },
    ]) {
      const answer = await list('token', query)
      expect(answer).toMatchObject({ status: 400, code: 'Error' })
      expect(answer.message).toContain(Object.keys(query)[0])
    }
  })

  it('let only the caller cache a response and revalidate it by ETag', async () => {
    const query = { caching: 60, pagesize: 5 }
    const first = await list('token', query)
    expect(first.headers).toMatchObject({ 'cache-control': 'private, max-age=60', etag: expect.any(String) })
    expect(first.headers.vary).toContain('Authorization')
    const again = await ask(reader, 'GET', 'token/BCO/filtered', {
      query,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.status).toBe(304)
    expect((await list('token')).headers['cache-control']).toBe('no-store')
  })
})

describe('A list for a page of the portal', () => {
  it('contains only the records of the relation in `relid` and of the relations below it', async () => {
    for (const name of ['token', 'chargesession', 'request'] as const) {
      const all = await list(name, { pagesize: 100 }, 'entity')
      const below = await list(name, { pagesize: 100, relid: 'R00006' }, 'entity')
      expect(below.page.Results).toBeGreaterThan(0)
      expect(below.page.Results).toBeLessThan(all.page.Results)
      const relations = (await ask('entity', 'GET', 'relation/BCO/treeview/R00006/Relation')).data as Row[]
      const tree = ['R00006', ...relations.map(({ Id }) => Id)]
      for (const row of below.data) expect(tree).toContain(row.RelationId)
    }
  })

  it('treats a relation out of scope as missing', async () => {
    expect((await list('token', { relid: 'R00006' }, 'driver')).code).toBe('RELNOTFOUND')
    expect((await list('token', { relid: 'R99999' })).code).toBe('RELNOTFOUND')
  })

  it('can be filtered and sorted by the description of a linked record, which appears only in `Links`', async () => {
    const query = {
      filter: '(RelationContact SW "tine")',
      orderby: 'RelationContact',
      Links: 'RelationContact',
    }
    const { data, code } = await list('token', query, 'fleet')
    expect(code).toBe('')
    expect(data.length).toBeGreaterThan(0)
    for (const row of data) {
      expect(row.Links).toMatchObject({ RelationContact: { Description: expect.stringMatching(/^Tine/) } })
      expect(row).not.toHaveProperty('RelationContact')
    }
    const ordered = await list(
      'token',
      { orderby: 'RelationContact', Links: 'RelationContact', pagesize: 50 },
      'fleet',
    )
    const names = ordered.data.map(({ Links }) =>
      String((Links as { RelationContact: Row }).RelationContact.Description),
    )
    expect(names).toEqual(names.toSorted((a, b) => (normalizeText(a) < normalizeText(b) ? -1 : 1)))
  })

  it('contains price lines that add up to the price, for running and finished sessions', async () => {
    for (const status of ['CHARGING', 'COMPLETED']) {
      const { data } = await list('chargesession', { type: status, pagesize: 5 }, 'fleet')
      expect(data.length).toBeGreaterThan(0)
      for (const { Price, PriceLines } of data) {
        const amounts = (PriceLines as { Amount: number }[]).map(({ Amount }) => Amount)
        expect(sumEuro(amounts)).toBe(Price)
      }
    }
  })
})
