import { describe, expect, it } from 'vitest'
import { testServer } from '../../test/testCalls.ts'

const app = await testServer()

let sessions = 0

const newControl = () => {
  sessions += 1
  const session = `input-${sessions}`
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const answer = await app.inject({
      method,
      url: `/__mock${path}`,
      headers: {
        'x-mock-session': session,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}

describe('The control interface', () => {
  it.each<[string, string, unknown, string]>([
    ['an unknown operation', '/holds', { operation: 'getFoo' }, 'operation must be one of: '],
    [
      'a field that does not exist',
      '/holds',
      { operation: 'getUserInfo', until: 5 },
      "'until' is not a field",
    ],
    ['no outcome', '/faults', { operation: 'getUserInfo' }, 'outcome is missing'],
    [
      'an unknown outcome',
      '/faults',
      { operation: 'getUserInfo', outcome: { kind: 'explode' } },
      'outcome.kind must be one of: answer',
    ],
    [
      'an unknown code',
      '/faults',
      { operation: 'getUserInfo', outcome: { kind: 'code', code: 'X' } },
      'code "X"',
    ],
    [
      'a code for an operation without codes',
      '/faults',
      { operation: 'config', outcome: { kind: 'code', code: 'SETUP' } },
      'config has no error codes',
    ],
    [
      'a status that is not an error',
      '/faults',
      { operation: 'config', outcome: { kind: 'status', status: 200 } },
      'outcome.status must be >= 400',
    ],
    [
      'zero times',
      '/faults',
      { operation: 'config', outcome: { kind: 'drop' }, times: 0 },
      'times must be >= 1',
    ],
    ['an invalid time', '/clock', { now: 'soon' }, 'now must be a date'],
    ['a text as a boolean', '/clock', { paused: 'yes' }, 'paused must be true or false'],
    ['a list as the body', '/clock', [], 'The body must be a JSON object'],
    ['an unknown person', '/token', { username: 'nobody' }, 'username must be one of: driver, driver-empty'],
    ['an unknown field', '/reset', { hard: true }, "'hard' is not a field"],
    [
      'an unknown field of an outcome',
      '/faults',
      { operation: 'config', outcome: { kind: 'delay', ms: 5, delayMs: 5 } },
      "'outcome.delayMs' is not a field",
    ],
    [
      'a field of another kind of outcome',
      '/faults',
      { operation: 'config', outcome: { kind: 'drop', status: 503 } },
      "'outcome.status' is not a field",
    ],
    ['an unknown flag', '/flags', { nonsense: true }, "'nonsense' is not a field"],
    ['a text as a number', '/clock', { advanceMs: '8000' }, 'advanceMs must be a whole number'],
    ['a fraction of a millisecond', '/clock', { advanceMs: 0.5 }, 'advanceMs must be a whole number'],
    ['a mistyped field', '/journal/verify', { atleast: 3 }, "'atleast' is not a field"],
    ['no message', '/banner', {}, 'message is missing'],
    ['a year too far ahead', '/clock', { now: '9999-01-01T00:00:00Z' }, '366 days beyond the world’s start'],
    ['a year of five digits', '/clock', { now: '+033715-01-01T00:00:00Z' }, 'now must be a date'],
    ['a jump beyond the horizon', '/clock', { advanceMs: 40_000_000_000 }, '366 days beyond'],
    [
      'a time before the world’s history',
      '/clock',
      { now: '2023-06-01T00:00:00Z' },
      'before 2025-10-20T17:30:00.000Z, when the world’s history begins',
    ],
    [
      'a date in place of now',
      '/tokens',
      { rejectIssuedBefore: '2026-01-01' },
      'rejectIssuedBefore must be one of: now, null',
    ],
  ])('reports the error in a call with %s', async (_case, path, body, sentence) => {
    const control = newControl()
    const answer = await control('POST', path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(sentence)
  })

  it('rejects a field sent to a call without fields, and names it in the error, for any method', async () => {
    const control = newControl()
    for (const [method, path] of [
      ['PUT', '/scenarios/maintenance'],
      ['DELETE', '/faults'],
    ] as const) {
      const answer = await control(method, path, { forever: true })
      expect([answer.status, answer.body.error]).toEqual([400, "'forever' is not a field of this call."])
    }
  })

  it('does not change the clock on an invalid call', async () => {
    const control = newControl()
    const { body } = await control('POST', '/clock', { now: '2027-11-21T17:30:00Z', paused: true })
    expect(body.now).toBe('2027-11-21T17:30:00.000Z')
    expect((await control('POST', '/clock', { advanceMs: 1 })).status).toBe(400)
    expect((await control('GET', '/clock')).body).toEqual(body)
    expect((await control('POST', '/clock', { now: '2025-10-20T17:30:00Z' })).status).toBe(200)
    expect((await control('POST', '/clock', { advanceMs: -1 })).status).toBe(400)
  })

  it('rejects the release of an unknown hold', async () => {
    const control = newControl()
    expect((await control('POST', '/holds/hold-9/release', { outcome: { kind: 'answer' } })).status).toBe(404)
  })
})
