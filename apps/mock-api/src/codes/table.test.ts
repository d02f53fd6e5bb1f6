import { ERRORS, isErrorCode, isSuccess } from '@portal/schemas'
import { ANY_CALL_CODES, type Endpoint, endpoints } from '@portal/schemas/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, tokenFor } from '../../test/testSignIn.ts'
import { SESSION_HEADER } from '../control/sessions.ts'
import { addressOf, PLACEHOLDER, type Provocation, type Step } from './provocation.ts'
import { CODES, CODES_NOW } from './table.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.app.close())

type Fields = Readonly<Record<string, unknown>>

/** Replaces each `$Field` with that field of the previous response. */
const filled = (value: unknown, before: Fields): unknown => {
  if (typeof value === 'string') return before[PLACEHOLDER.exec(value)?.[1] ?? ''] ?? value
  if (Array.isArray(value)) return value.map((each) => filled(each, before))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, before)]))
}

const ask = async (step: Step, session: string, before: Fields): Promise<Response> => {
  const { method, address } = addressOf(step, (value) => encodeURIComponent(String(filled(value, before))))
  const as = 'as' in step ? step.as : undefined
  const token = as === undefined ? '' : await tokenFor(as, { origin: server.origin, sessionId: session })
  return fetch(server.origin + address, {
    method,
    headers: {
      [SESSION_HEADER]: session,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(step.body && { 'content-type': 'application/json' }),
    },
    ...(step.body && { body: JSON.stringify(filled(step.body, before)) }),
  })
}

const codeIn = (json: { result?: unknown; ErrorCode?: string }): unknown => {
  if (typeof json.result !== 'object' || json.result === null) return json.result ?? json.ErrorCode
  return Reflect.get(json.result, 'errorcode')
}

/** Runs the steps before a provocation. Returns the data of the last one. */
const lead = async ({ before = [] }: Provocation, session: string): Promise<Fields> => {
  await ask({ control: '/clock', method: 'POST', body: { now: CODES_NOW, paused: true } }, session, {})
  let latest: Fields = {}
  for (const step of before) {
    const response = await ask(step, session, latest)
    expect(response.ok).toBe(true)
    const json = await response.json()
    if ('control' in step) continue
    expect(['', 'NEWRELATION', 'success']).toContain(codeIn(json))
    const data: unknown = json.data ?? json.Data?.[0]
    latest = data as Fields
  }
  return latest
}

const endOf = async (pending: Promise<Response>): Promise<Provocation['ends']> => {
  const answer = await pending.catch(() => undefined)
  if (!answer) return 'without an answer'
  if (answer.status === 404) return 'with status 404'
  const json = await answer.json().catch(() => undefined)
  if (json === undefined) return 'with a body that is not JSON'
  return !isSuccess(json.result.status) && json.result.errorcode === '' ? 'without a code' : undefined
}

const rows = Object.entries(CODES).flatMap(([code, ways]) =>
  ways.map((way, index) => [code, way.by, way.operation, way, `code-${code}-${index}`] as const),
)

describe('The code table', () => {
  it.each(rows.filter(([, by]) => by !== 'portal'))(
    'provokes %s by a %s of %s',
    async (code, _by, _operation, way, session) => {
      const answer = await ask(way, session, await lead(way, session))
      const json = await answer.json()
      expect(codeIn(json)).toBe(code)
      const { http, severity } = isErrorCode(code) ? ERRORS[code] : { http: 200, severity: 'error' }
      expect(answer.status).toBe(http)
      // The response to the intake contains no severity, only its code.
      const answered = typeof json.result === 'string' ? severity : (json.result?.status ?? json.Status)
      expect(answered).toBe(severity)
    },
  )

  it.each(rows.filter(([, by]) => by === 'portal'))(
    'provokes %s in the %s with %s',
    async (_code, _by, _operation, way, session) => {
      expect(await endOf(ask(way, session, await lead(way, session)))).toBe(way.ends)
    },
  )

  it('lists only calls that declare the codes of their rules', () => {
    const ofAnyCall: readonly string[] = ANY_CALL_CODES
    const unannounced = rows.filter(([code, by, operation]) => {
      const { errors }: Endpoint = endpoints[operation]
      return by === 'rule' && !ofAnyCall.includes(code) && !errors.some((each) => each === code)
    })
    expect(unannounced.map(([code, , operation]) => `${code} of ${operation}`)).toEqual([])
  })

  it('uses a fault for a specified code only if no rule for it is known', () => {
    const byFault = Object.entries(CODES).flatMap(([code, [first]]) => {
      // Rules of additional codes are tested elsewhere.
      const isOurs = isErrorCode(code) && 'origin' in ERRORS[code]
      return first.by === 'fault' && !isOurs ? [code] : []
    })
    expect(byFault).toEqual([
      'UNKNOWNERROR',
      'UNEXPECTED',
      'INVCODE',
      'NOCONTACT',
      'SUPERROR',
      '',
      'undefined',
    ])
  })
})
