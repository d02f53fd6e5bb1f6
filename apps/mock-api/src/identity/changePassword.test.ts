import { PERSONA_PASSWORD } from '@portal/fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser, startServer, tokenFor } from '../../test/testSignIn.ts'

const PORTAL = 'http://localhost:5173'
const NEW_PASSWORD = 'Volt&Ampere7'

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ portalOrigins: [PORTAL] })
})
afterAll(() => server.app.close())

let count = 0
const newSession = () => {
  count += 1
  return `password-${count}`
}

interface Sent {
  readonly status: number
  readonly code: string
  readonly message: string
}

const send = async (
  sessionId: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Sent> => {
  const token = await tokenFor('driver', { origin: server.origin, sessionId })
  const response = await fetch(`${server.origin}/identity/api/User/ChangePassword`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { result } = (await response.json()) as {
    result: { status: string; errorcode: string; message: string }
  }
  return { status: response.status, code: result.errorcode || result.status, message: result.message }
}

const change = (sessionId: string, newPassword: string, currentPassword = PERSONA_PASSWORD) =>
  send(sessionId, { currentPassword, newPassword })

const signsIn = async (sessionId: string, password: string, username = 'driver') => {
  const browser = createBrowser(server.origin, sessionId)
  const page = await browser.authorize()
  const { address } = await browser.answer(page.address, { username, password })
  return address.pathname === '/oidc-callback'
}

describe('A changed password', () => {
  it('replaces the old password at sign-in', async () => {
    const session = newSession()
    expect(await change(session, NEW_PASSWORD)).toEqual({ status: 200, code: 'success', message: '' })
    expect(await signsIn(session, PERSONA_PASSWORD)).toBe(false)
    expect(await signsIn(session, NEW_PASSWORD)).toBe(true)
  })

  it('counts as the current password for the next change', async () => {
    const session = newSession()
    await change(session, NEW_PASSWORD)
    expect((await change(session, 'Third-2026!!')).code).toBe('WrongPassword')
    expect((await change(session, 'Third-2026!!', NEW_PASSWORD)).code).toBe('success')
  })

  it('affects neither the sign-in by persona nor other people nor other sessions', async () => {
    const session = newSession()
    await change(session, NEW_PASSWORD)
    expect((await createBrowser(server.origin, session).signIn('driver')).access_token).not.toBe('')
    expect(await signsIn(session, PERSONA_PASSWORD, 'fleet')).toBe(true)
    expect(await signsIn(newSession(), PERSONA_PASSWORD)).toBe(true)
  })

  it('is forgotten when its mock session is reset', async () => {
    const session = newSession()
    await change(session, NEW_PASSWORD)
    await fetch(`${server.origin}/__mock/reset`, { method: 'POST', headers: { 'x-mock-session': session } })
    expect(await signsIn(session, PERSONA_PASSWORD)).toBe(true)
  })
})

describe('A password change', () => {
  it('rejects a wrong current password as a business failure, without checking the new one', async () => {
    const session = newSession()
    expect(await change(session, 'short', 'Wrong-2026!!')).toEqual({
      status: 200,
      code: 'WrongPassword',
      message: '',
    })
    expect(await signsIn(session, PERSONA_PASSWORD)).toBe(true)
  })

  it.each([
    ['has nine characters', 'Abcdef-89', /10 characters/],
    ['has no special character', 'Abcdefgh90', /special character/],
    ['has no digit', 'Abcdefgh-!', /digit/],
    ['has no uppercase letter', 'abcdefg-90', /uppercase/],
    ['has no lowercase letter', 'ABCDEFG-90', /lowercase/],
    ['is empty', '', /10 characters/],
    ['is the current one', PERSONA_PASSWORD, /differ/],
  ])('rejects a new password that %s (S5), and names the field', async (_case, password, message) => {
    const session = newSession()
    const { status, code, message: text } = await change(session, password)
    expect([status, code]).toEqual([400, 'Error'])
    expect(text).toMatch(/^newPassword: /)
    expect(text).toMatch(message)
    expect(await signsIn(session, PERSONA_PASSWORD)).toBe(true)
  })

  it.each<[string, unknown, RegExp]>([
    ['a missing field', { currentPassword: PERSONA_PASSWORD }, /^newPassword: is missing/],
    ['a number as the password', { currentPassword: PERSONA_PASSWORD, newPassword: 5 }, /^newPassword: /],
    ['an additional field', { currentPassword: 'a', newPassword: 'b', repeat: 'b' }, /^repeat: /],
    ['an overlong password', { currentPassword: 'a'.repeat(1_001), newPassword: 'b' }, /^currentPassword: /],
    ['a list instead of an object', '[]', /body/],
    ['truncated JSON', '{"currentPassword":', /.+/],
  ])('rejects a body with %s', async (_case, body, message) => {
    const { status, code, message: text } = await send(newSession(), body)
    expect([status, code]).toEqual([400, 'Error'])
    expect(text).toMatch(message)
  })

  it('requires a valid token', async () => {
    const body = { currentPassword: PERSONA_PASSWORD, newPassword: NEW_PASSWORD }
    const anonymous = await send(newSession(), body, { authorization: '' })
    expect([anonymous.status, anonymous.code]).toEqual([401, 'NOTLOGGEDIN'])
    const stranger = await send(newSession(), body, { authorization: 'Bearer abc' })
    expect([stranger.status, stranger.code]).toEqual([401, 'InvalidToken'])
  })
})

describe('The change-password endpoint', () => {
  it('accepts the portal’s own origin and rejects another site', async () => {
    const ask = (origin: string) =>
      fetch(`${server.origin}/identity/api/User/ChangePassword`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization,content-type,x-mock-session',
        },
      })
    const allowed = await ask(PORTAL)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(PORTAL)
    expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT')
    expect((await ask('http://elsewhere.example')).headers.get('access-control-allow-origin')).not.toBe(
      'http://elsewhere.example',
    )
  })

  it('can be made to fail, and appears in the journal without the password', async () => {
    const session = newSession()
    const control = (path: string, body?: object) =>
      fetch(`${server.origin}/__mock${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-mock-session': session, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    await control('/faults', {
      operation: 'putChangePassword',
      outcome: { kind: 'code', code: 'UNEXPECTED' },
      times: 1,
    })
    const failed = await change(session, NEW_PASSWORD)
    expect([failed.status, failed.code]).toEqual([500, 'UNEXPECTED'])
    const journal = (await (await control('/journal?operation=putChangePassword')).json()) as object[]
    expect(journal).toMatchObject([{ method: 'PUT', path: '/identity/api/User/ChangePassword', status: 500 }])
    expect(JSON.stringify(journal)).not.toContain(NEW_PASSWORD)
  })
})
