import { personas } from '@portal/fixtures'
import { type Endpoint, endpoints } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asker, formComplaint, isDone, raw, scopeComplaint } from './asking.ts'
import { existingRecords, idsOf, type Kind, mayMeet } from './existingRecords.ts'
import { type FittingRequest, fittingRequest } from './fitting.ts'
import { isSchema, kindOf, propertiesOf } from './slots.ts'
import { testServer } from './testCalls.ts'
import { stopClock, writtenIn } from './written.ts'

const SEED = 20_261_121
/** Number of foreign ids per place. */
const GUESSES = 2

const app = await testServer()
const ask = await asker(app)

type Value = Readonly<Record<string, unknown>>
type Put = (request: FittingRequest, id: string) => FittingRequest

interface Place {
  readonly name: string
  readonly kind: Kind | undefined
  readonly put: Put
}

/** Returns all places of an object that can hold an id, at any depth. */
const placesIn = (
  endpoint: Endpoint,
  schema: unknown,
  put: (request: FittingRequest, change: (value: Value) => Value) => FittingRequest,
  path = '',
): readonly Place[] =>
  Object.entries(propertiesOf(schema)).flatMap(([field, inner]): readonly Place[] => {
    const name = `${path}${field}`
    const kind = kindOf(endpoint, field)
    const set: (wrap: (id: string) => unknown) => Put = (wrap) => (request, id) =>
      put(request, (value) => ({ ...value, [field]: wrap(id) }))
    if (!isSchema(inner)) return []
    if (inner.type === 'string' && inner.enum === undefined && inner.format === undefined)
      return [{ name, kind, put: set((id) => id) }]
    if (inner.type === 'array') {
      const { items } = inner
      if (!isSchema(items)) return []
      if (items.type === 'string') return [{ name, kind, put: set((id) => [id]) }]
      const whole = { Id: '', Description: 'x', IsAuthorized: true }
      return Object.hasOwn(propertiesOf(items), 'Id')
        ? [{ name, kind, put: set((Id) => [{ ...whole, Id }]) }]
        : []
    }
    if (inner.type !== 'object') return []
    if (kind)
      return [
        {
          name,
          kind,
          put: set((Id) => ({ Id, Description: 'x', ...(field === 'Relation' && { IsCompany: 1 }) })),
        },
      ]
    return placesIn(
      endpoint,
      inner,
      (request, change) =>
        put(request, (value) => ({ ...value, [field]: change(isSchema(value[field]) ? value[field] : {}) })),
      `${name}/`,
    )
  })

/** Fields by which foreign records could be found. */
const TELLING = ['Id', 'Description', 'RelationId']

const placesOf = (endpoint: Endpoint): readonly Place[] => [
  ...placesIn(endpoint, endpoint.params, (request, change) => ({
    ...request,
    params: change(request.params),
  })),
  ...placesIn(endpoint, endpoint.query, (request, change) => ({
    ...request,
    query: change(request.query),
  })).filter(({ name }) => name !== 'filter'),
  ...(Object.hasOwn(propertiesOf(endpoint.query), 'filter')
    ? TELLING.map(
        (field): Place => ({
          name: `filter on ${field}`,
          kind: field === 'RelationId' ? 'relation' : undefined,
          put: (request, id) => ({ ...request, query: { pagesize: 100, filter: `(${field} SW "${id}")` } }),
        }),
      )
    : []),
  // Only id fields of the body, because a text may contain anything.
  ...placesIn(endpoint, endpoint.body, (request, change) => ({
    ...request,
    body: change(request.body ?? {}),
  })).filter(({ name, kind }) => kind !== undefined || /ids?$/i.test(name)),
]

/** Returns foreign ids for a place: of the kind that belongs there, or of any kind if unknown. */
const strangersFor = (kind: Kind | undefined, caller: string, turn: number): readonly string[] => {
  const pool = kind
    ? idsOf(kind, caller, 'others')
    : existingRecords.flatMap(({ id, owner }) => (owner !== undefined && !mayMeet(caller, owner) ? [id] : []))
  return Array.from({ length: GUESSES }, (_, guess) => pool[(turn * 7 + guess * 13) % pool.length]).filter(
    (id) => id !== undefined,
  )
}

const CURIOUS = personas
  .map(({ username }) => username)
  .filter((username) => idsOf('relation', username, 'others').length > 0)

const rows = Object.values<Endpoint>(endpoints)

describe.each(CURIOUS)('%s with foreign ids in every place', (caller) => {
  const session = `curious-${caller}`
  const mine = rows.filter(({ roles }) =>
    personas.some(
      (persona) => persona.username === caller && persona.roles.some((role) => roles.includes(role)),
    ),
  )

  it('sees no record of others in any call, and changes none', async () => {
    await stopClock(app, session)
    let turn = 0
    const complaints: string[] = []
    for (const endpoint of mine) {
      const places = placesOf(endpoint)
      const base = fc.sample(fittingRequest(endpoint, caller), {
        numRuns: Math.max(1, places.length),
        seed: SEED,
      })
      for (const [index, { name, kind, put }] of places.entries()) {
        const request = base[index % base.length]
        if (!request) continue
        for (const id of strangersFor(kind, caller, (turn += 1))) {
          const sent = raw(put(request, id))
          const answer = await ask(sent, session)
          const complaint = formComplaint(endpoint, answer) || scopeComplaint(sent, answer, true)
          if (complaint !== '') complaints.push(`${endpoint.id}, ${name}: ${complaint}`)
        }
      }
    }
    expect(complaints).toEqual([])
    expect(turn).toBeGreaterThan(mine.length)
    const touched = [...(await writtenIn(ask, session)).keys()].filter((key) => {
      const record = existingRecords.find(({ kind, id }) => key === `${kind} ${id}`)
      return record?.owner !== undefined && !mayMeet(caller, record.owner)
    })
    expect(touched).toEqual([])
  })

  it('cannot distinguish a foreign record from a missing one', async () => {
    for (const endpoint of mine) {
      for (const { name, kind, put } of placesIn(endpoint, endpoint.params, (request, change) => ({
        ...request,
        params: change(request.params),
      }))) {
        // Installers must know whether a charger is installed, so a foreign serial may reveal that.
        if (!kind || kind === 'serial') continue
        const [stranger] = strangersFor(kind, caller, 3)
        if (stranger === undefined) continue
        const missing = stranger.replace(/\d(?=\D*$)/, 'X').replace(/^(?!.*X)/, 'X')
        const [request] = fc.sample(fittingRequest(endpoint, caller), { numRuns: 1, seed: SEED })
        if (!request) continue
        const answer = async (id: string) =>
          (await ask(raw(put(request, id)), session)).text.replaceAll(id, '…')
        expect([endpoint.id, name, await answer(stranger)]).toEqual([
          endpoint.id,
          name,
          await answer(missing),
        ])
      }
    }
  })
})

it('The scope check detects a successful response that contains a foreign record', () => {
  const endpoint = rows.find(({ id }) => id === 'oneToken')
  const [stranger = ''] = idsOf('token', 'driver', 'others')
  if (!endpoint) throw new Error('There is no call oneToken')
  const sent = raw({ endpoint, caller: 'driver', params: { id: stranger }, query: {}, body: undefined })
  const json = { result: { status: 'success', errorcode: '', message: '' }, data: { Id: stranger } }
  const answer = { status: 200, code: '', message: '', data: json.data, json, text: JSON.stringify(json) }
  expect(isDone(answer)).toBe(true)
  expect(scopeComplaint(sent, answer, true)).toContain(stranger)
})
