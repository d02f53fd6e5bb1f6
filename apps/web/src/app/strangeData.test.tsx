import { endpoints, entitySchemas } from '@portal/schemas/contract'
import fc from 'fast-check'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { arrived, READ_OPERATIONS } from '../services/readers/index.ts'
import { skippedIn } from '../services/readers/read.ts'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'
import { routes } from './features.ts'
import { EMPTY_DRAFTS } from './testing/emptyDrafts.ts'

/**
 * Real servers deviate from the contract. The screens are rendered with one field of a response replaced, and must
 * neither throw nor show NaN, undefined or an invalid date.
 */

type Operation = (typeof READ_OPERATIONS)[number]
type Path = readonly (string | number)[]

const AT = Date.parse('2026-11-18T13:20:00Z')
const DAYS = { 'date-time': '2026-11-18T12:00:00Z', date: '2026-11-18' } as const

/** Returns a value of a JSON Schema with all optional fields. */
const sample = (schema: object, name: string): unknown => {
  const read = (key: string): unknown => Reflect.get(schema, key)
  const reference = read('$ref')
  if (typeof reference === 'string') {
    const entity = reference.replace('#', '')
    const made = sample(entitySchemas[entity as keyof typeof entitySchemas], entity)
    const Links = Object.fromEntries(
      [
        'Relation',
        'RelationContact',
        'Location',
        'ChargePoint',
        'Token',
        'Subscription',
        'SubscriptionType',
      ].map((link) => [link, { Id: `${link}1`, Description: `The ${link}` }]),
    )
    return entity === 'LocationPoints' ? made : { ...(made as object), Links }
  }
  const values = read('enum')
  if (Array.isArray(values)) return values[0]
  switch (read('type')) {
    case 'object':
      return Object.fromEntries(
        Object.entries((read('properties') ?? {}) as Record<string, object>).map(([key, field]) => [
          key,
          sample(field, key),
        ]),
      )
    case 'array':
      return [1, 2].map((n) => {
        const item = sample(read('items') as object, name)
        return typeof item === 'object' && item !== null && 'Id' in item
          ? { ...item, Id: `${name}${n}` }
          : item
      })
    case 'integer':
    case 'number':
      return 3
    case 'boolean':
      return true
    default: {
      const format = read('format')
      return format === 'date' || format === 'date-time' ? DAYS[format] : `${name} 1`
    }
  }
}

const answerOf = (operation: Operation): unknown => {
  const { data, envelope } = endpoints[operation]
  const made = sample(data, operation)
  return envelope === 'table'
    ? { Data: made, Page: { PageCount: 2, PageNumber: 1, Results: 12, pagesize: 10, pagenumber: 1 } }
    : made
}

const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const step = Array.isArray(value) ? Number(key) : key
        return [[...at, step], ...pathsOf(inner, [...at, step])]
      })
    : []

const MISSING = Symbol('missing')
const STRANGE = [null, MISSING, 'BRAND_NEW', 'soon', '', -1, Number.MAX_VALUE, true, {}, [], [null]] as const

const withStrange = (value: unknown, [step, ...rest]: Path, strange: unknown): unknown => {
  if (step === undefined) return strange
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === step ? withStrange(one, rest, strange) : one))
  }
  const entries = Object.entries(value as object).flatMap(([key, inner]) => {
    if (key !== step) return [[key, inner]]
    return rest.length === 0 && strange === MISSING ? [] : [[key, withStrange(inner, rest, strange)]]
  })
  return Object.fromEntries(entries)
}

/** Returns every NaN, at any depth. */
const unreadable = (value: unknown): unknown[] => {
  if (typeof value === 'number') return Number.isNaN(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(unreadable) : []
}

const stage = vi.hoisted(() => ({
  answers: {} as Record<string, unknown>,
  operations: new Set<string>(),
  i18n: undefined as unknown,
}))
const answer = (operation: string) => {
  stage.operations.add(operation)
  return stage.answers[operation]
}
const entry = (operation: string) => ({
  viewState: { viewState: 'loaded', data: answer(operation), at: AT },
  isBusy: false,
  retry: () => undefined,
  refresh: () => undefined,
})

vi.mock('../components/records/wiring.ts', () => {
  let last: { context: { record: unknown } } | undefined
  const getSnapshot = () => {
    const record = answer('oneToken')
    if (last?.context.record !== record)
      last = Object.assign(
        { context: { record, at: AT, changes: {}, sides: {} } },
        { value: 'shown', hasTag: () => false, matches: () => false },
      )
    return last
  }
  const edit = { getSnapshot, subscribe: () => ({ unsubscribe: () => undefined }), send: () => undefined }
  return { useRecordEdit: () => edit }
})
vi.mock('./context.ts', () => ({
  useI18n: () => stage.i18n,
  useConfig: () => ({ support: { email: 'help@example.org' }, productName: 'Charge Portal' }),
  useUserInfo: () => ({
    role: ['FleetManager'],
    Relation: { Id: 'R1', Description: 'Meridiaan', IsCompany: 1 },
    RelationContact: { Id: 'C1', Name: 'Sofie Claes', Email: 'sofie@example.org' },
  }),
  usePortal: () => undefined,
  useSystem: () => ({
    unsaved: EMPTY_DRAFTS,
    savedEdits: { get: () => undefined },
    bco: () => ({
      call: ({ id }: { id: string }) => {
        const data = answer(id)
        stage.answers['table'] = data
        return Promise.resolve({ data, at: AT })
      },
      now: () => AT,
    }),
  }),
}))
vi.mock('../data/useNow.ts', () => ({
  useNow: () => AT,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(AT),
}))
vi.mock('../data/query.ts', () => ({
  HOUR_MS: 3_600_000,
  useQuery: ({ id }: { id: string }, input: unknown) => ({
    data: input && answer(id),
    at: AT,
    error: undefined,
    retry: () => undefined,
  }),
  useChargepointList: () => entry('listChargepoints'),
  useChargepoint: () => entry('getChargepoint'),
}))
const subscribe = () => ({ unsubscribe: () => undefined })
vi.mock('../data/table.ts', () => ({
  useTable: ({ read }: { read: (query: object, signal: AbortSignal) => Promise<unknown> }) => {
    void read({}, new AbortController().signal)
    const page = stage.answers['table'] as { Page: object }
    return {
      ...page,
      actor: { getSnapshot: () => ({ context: { loaded: { page: page.Page } } }), subscribe },
    }
  },
}))
vi.mock('../components/TableView.tsx', async () => {
  const { TableRows } = await import('../components/TableRows.tsx')
  const { FIRST_VIEW } = await import('@portal/machines')
  return {
    ServerTable: ({ table, ...rest }: { table: { Data: object[]; Page: object } }) => (
      <TableRows
        {...(rest as unknown as Parameters<typeof TableRows>[0])}
        table={{
          view: FIRST_VIEW,
          rows: table.Data,
          page: table.Page as never,
          isBusy: false,
          show: () => undefined,
        }}
        noMatch={null}
      />
    ),
  }
})
// Stubbed, because commands and drafts have their own machines and read no server data.
vi.mock('../components/commands/CommandButton.tsx', () => ({ CommandButton: () => null }))
vi.mock('../components/commands/CommandReceipt.tsx', () => ({ CommandReceipt: () => null }))
vi.mock('../components/chargerSettings/SettingsCard.tsx', () => ({ SettingsCard: () => null }))
vi.mock('../components/chargerMessages/MessagesCard.tsx', () => ({ MessagesCard: () => null }))
vi.mock('../data/draftOwner.ts', () => ({ useDraftKind: () => undefined }))
vi.mock('../data/listRelation.ts', () => ({
  useListRelation: () => 'R1',
  useChosenRelation: () => undefined,
}))
vi.mock('../data/pathId.ts', () => ({ usePathId: () => 'X1' }))
vi.mock('../ui/useMediaQuery.ts', () => ({ useMediaQuery: () => true }))
vi.mock('../features/locations/wiring.ts', () => ({ useLocationDetail: () => entry('location') }))

const SCREENS = [
  '/dashboard',
  '/my/organisation',
  '/my/chargepoints',
  '/my/chargepoints/:id',
  '/my/tokens',
  '/my/token/details/:id',
  '/my/subscriptions',
  '/my/subscriptions/details',
  '/my/chargesession',
  '/my/chargesession/:id',
  '/my/requests',
  '/my/request/:id',
  '/my/cprequest/:id',
]

const screens = new Map<string, ComponentType>()
const samples = Object.fromEntries(READ_OPERATIONS.map((one) => [one, answerOf(one)]))
const asRead = () =>
  Object.fromEntries(READ_OPERATIONS.map((one) => [one, arrived(one, samples[one])] as const))

beforeAll(async () => {
  stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }
  vi.stubGlobal('window', { location: new URL('https://portal.example/?id=X1') })
  for (const { path, load } of routes) if (SCREENS.includes(path)) screens.set(path, await load())
})

const BROKEN = /NaN|Infinity|undefined|Invalid Date|\[object|>null</

describe('readers', () => {
  it.each(READ_OPERATIONS)('never throw on malformed values of %s', (operation) => {
    const paths = [[], ...pathsOf(samples[operation])]
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...STRANGE), (path, strange) => {
        const read = arrived(operation, withStrange(samples[operation], path, strange))
        expect(unreadable(read)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('mark only the record without an id as unreadable', () => {
    const strange = withStrange(samples['listChargepoints'], [0], {})
    const chargers = arrived('listChargepoints', strange)
    expect(chargers.map(({ isUnreadable }) => isUnreadable)).toEqual([true, undefined])
  })

  it.each([null, undefined, 7, 'a charger', [{}]])('skip and count %s in a list of records', (strange) => {
    const chargers = arrived('listChargepoints', withStrange(samples['listChargepoints'], [0], strange))
    expect([chargers.length, skippedIn(chargers)]).toEqual([1, 1])
    const page = arrived('filteredToken', withStrange(samples['filteredToken'], ['Data', 0], strange))
    expect([page.Data.length, skippedIn(page)]).toEqual([1, 1])
    const request = arrived('oneRequest', withStrange(samples['oneRequest'], ['Messages', 0], strange))
    expect([request.Messages.length, skippedIn(request)]).toEqual([1, 1])
  })

  it("keep the server's value of an unknown state", () => {
    const strange = withStrange(samples['oneToken'], ['State'], 'FROZEN')
    expect(arrived('oneToken', strange).State).toBe('?FROZEN')
    const charger = withStrange(samples['getChargepoint'], ['Connectors', 0, 'Status'], 'BOILING')
    expect(arrived('getChargepoint', charger).Connectors[0]).toMatchObject({
      Status: 'UNKNOWN',
      RawStatus: '?BOILING',
    })
  })
})

describe('screens', () => {
  it.each(SCREENS)('render %s with malformed values', (path) => {
    const Screen = screens.get(path) as ComponentType
    const draw = () =>
      renderToStaticMarkup(
        <Router ssrPath="/" ssrSearch="?id=X1">
          <Screen />
        </Router>,
      )
    stage.operations.clear()
    stage.answers = asRead()
    expect(draw()).not.toMatch(BROKEN)
    const operations = [...stage.operations] as Operation[]
    expect(operations.length).toBeGreaterThan(0)
    const places = operations.flatMap((operation) =>
      pathsOf(samples[operation]).map((at) => ({ operation, at })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...STRANGE), ({ operation, at }, strange) => {
        stage.answers = {
          ...asRead(),
          [operation]: arrived(operation, withStrange(samples[operation], at, strange)),
        }
        expect(draw()).not.toMatch(BROKEN)
      }),
      { numRuns: 150 },
    )
  })
})
