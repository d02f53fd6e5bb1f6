import { createWorld, personas } from '@portal/fixtures'
import { API_BASE_PATH, IDENTITY_BASE_PATH } from '@portal/schemas'
import { type Contract, entitySchemas } from '@portal/schemas/contract'
import { Ajv, type ValidateFunction } from 'ajv'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW, TEST_ORIGIN, tokenFor } from '../identity/testSignIn.ts'
import { buildServer } from '../server.ts'
import { scopeOf } from '../world/scope.ts'
import { anyRequest, type GeneratedRequest } from './generatedRequests.ts'
import { responseSchemas } from './responseSchemas.ts'

/** At least so many; always the same ones, so that what is found is found by everybody. */
const REQUESTS = 10_000
const SEED = 20_261_121

let app: FastifyInstance
const tokens = new Map<string, string>()
const NO_TOKEN = 'nobody'
const BAD_TOKEN = 'forger'
const callers = [...personas.map(({ username }) => username), NO_TOKEN, BAD_TOKEN]

beforeAll(async () => {
  app = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
  for (const { username } of personas) tokens.set(username, await tokenFor(username, { sessionId: username }))
  tokens.set(BAD_TOKEN, 'not.a.token')
})
afterAll(() => app.close())

const ajv = new Ajv({ strict: false })
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
for (const schema of Object.values(entitySchemas)) ajv.addSchema(schema)

const compiled = new Map<string, ValidateFunction>()
const checkOf = (contract: Contract, status: number): ValidateFunction => {
  const key = `${contract.route.id} ${status}`
  const schemas = responseSchemas(contract) as Readonly<Record<string, object>>
  const check = compiled.get(key) ?? ajv.compile(schemas[status] ?? schemas.default ?? {})
  compiled.set(key, check)
  return check
}

const { relations } = createWorld({ seed: 7, size: 'small', now: TEST_NOW.toISOString() })
const known = new Set(relations.map(({ Id }) => Id))

/** Whether a caller may see the records of a relation. */
const mayMeet = (caller: string): ((relationId: string) => boolean) => {
  const persona = personas.find(({ username }) => username === caller)
  if (persona?.userInfo.answer !== 'ok') return (id) => !known.has(id)
  const { sees } = scopeOf({ roles: persona.roles, relationId: persona.userInfo.relationId }, relations)
  // What a caller has made themselves is theirs.
  return (id) => sees(id) || !known.has(id)
}
const meets = new Map(callers.map((caller) => [caller, mayMeet(caller)]))

/** Every relation that an answer names as the owner of something. */
const ownersIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'RelationId' && typeof inner === 'string' ? [inner] : ownersIn(inner),
  )
}

const send = ({ contract, caller, path, query, body, contentType }: GeneratedRequest) => {
  const token = tokens.get(caller)
  const base = contract.route.host === 'identity' ? IDENTITY_BASE_PATH : API_BASE_PATH
  return app.inject({
    method: contract.route.method,
    url: `${base}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      'x-mock-session': caller,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && { payload: body }),
  })
}

/** What is no call at all, or too long an address for one, is answered before any call's envelope is known. */
const REFUSED_BEFORE = new Map([
  [404, 'FAILEDTOFIND'],
  [414, 'Error'],
])

/** What is wrong with the answer to a request; empty when nothing is. */
const complaintAbout = async (request: GeneratedRequest): Promise<string> => {
  const answer = await send(request)
  const status = answer.statusCode
  if (status >= 500) return `${status}: ${answer.body}`
  const code = REFUSED_BEFORE.get(status)
  if (code !== undefined)
    return answer.json().result?.errorcode === code ? '' : `${status} without its code: ${answer.body}`
  // An id may hold what leads to another call of the table: that one answers in its own envelope.
  const json: unknown = answer.json()
  const check = checkOf(request.contract, status)
  if (!check(json))
    return `${status} breaks its envelope: ${answer.body.slice(0, 300)} ${ajv.errorsText(check.errors)}`
  const isMine = meets.get(request.caller)
  const strange = ownersIn(json).find((id) => !isMine?.(id))
  return strange === undefined ? '' : `shows a record of ${strange} to ${request.caller}`
}

describe('Whatever is asked, by whomever', () => {
  it('is answered in its envelope, never by a breakdown, and never with what belongs to others', {
    timeout: 120_000,
  }, async () => {
    let asked = 0
    await fc.assert(
      fc.asyncProperty(anyRequest(callers), async (request) => {
        asked += 1
        const complaint = await complaintAbout(request)
        expect(
          complaint,
          `${request.caller}: ${request.contract.route.method} ${request.path}?${request.query}\n${request.body?.slice(0, 500)}`,
        ).toBe('')
      }),
      { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
    )
    expect(asked).toBeGreaterThanOrEqual(REQUESTS)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
