import { createWorld, PERSONA_RELATIONS } from '@portal/fixtures'
import { mockConfig } from '@portal/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, TEST_NOW } from '../../test/testSignIn.ts'

let server: Awaited<ReturnType<typeof startServer>>
let ibanUrl = ''
let vatUrl = ''

const fleet = createWorld({ seed: 7, size: 'small', now: TEST_NOW.toISOString() }).relations.find(
  ({ Id }) => Id === PERSONA_RELATIONS.fleet,
)

beforeAll(async () => {
  server = await startServer()
  const { iban, vat } = mockConfig(server.origin)
  ibanUrl = iban?.url ?? ''
  vatUrl = vat?.url ?? ''
})
afterAll(() => server.app.close())

const get = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(address, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('The IBAN validator', () => {
  it('responds at the URL in config.json, with the BIC on request', async () => {
    const { BankAccount, Bic } = fleet ?? {}
    const { status, body } = await get(`${ibanUrl}${BankAccount}?getBIC=true`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ valid: true, iban: BankAccount, bankData: { bic: Bic } })
    expect((await get(`${ibanUrl}${BankAccount}`)).body).toMatchObject({ valid: true, bankData: {} })
    const wrong = BankAccount?.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    expect((await get(`${ibanUrl}${wrong}?getBIC=true`)).body).toMatchObject({ valid: false, bankData: {} })
  })

  it('treats a malformed text as a wrong IBAN, not as an error', async () => {
    for (const text of ['x', 'BE68%205390%200754%207034', '%3Cscript%3E', '..%2F..%2Fvat']) {
      expect(await get(`${ibanUrl}${text}?getBIC=true`)).toMatchObject({
        status: 200,
        body: { valid: false },
      })
    }
  })
})

describe('The VAT checker', () => {
  it('responds at the URL in config.json, and names a known company', async () => {
    expect((await get(`${vatUrl}${fleet?.VatNumber}`)).body).toEqual({
      valid: true,
      name: 'Noordzee Logistics',
    })
    const typed = `be ${fleet?.VatNumber?.slice(2, 6)}.${fleet?.VatNumber?.slice(6)}`
    expect((await get(`${vatUrl}${encodeURIComponent(typed)}`)).body).toMatchObject({ valid: true })
  })

  it('does not name an unknown company', async () => {
    expect((await get(`${vatUrl}BE0203201340`)).body).toEqual({ valid: true })
  })

  it('treats a malformed text as a wrong number, not as an error', async () => {
    for (const text of ['x', 'BE0203201341', '%7B%7D', 'BE0203201340%2F..']) {
      expect(await get(`${vatUrl}${text}`)).toMatchObject({ status: 200, body: { valid: false } })
    }
  })
})

describe('The analytics service', () => {
  it('accepts a page view from any origin at the URL in config.json, with an empty response', async () => {
    const { analytics } = mockConfig(server.origin)
    const headers = { 'x-mock-session': 'analytics', origin: 'https://elsewhere.example' }
    const response = await fetch(analytics?.url ?? '', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      body: '{"route":"/dashboard"}',
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.text()).toBe('')
    const journal = await fetch(`${server.origin}/__mock/journal?operation=outside.analytics`, { headers })
    expect(await journal.json()).toMatchObject([{ method: 'POST', status: 204 }])
  })
})

describe('Both validators', () => {
  it('allow any origin', async () => {
    for (const address of [`${ibanUrl}x`, `${vatUrl}x`]) {
      const { headers } = await get(address, { origin: 'https://elsewhere.example' })
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  it.each([
    ['outside.iban', () => `${ibanUrl}BE68539007547034`],
    ['outside.vat', () => `${vatUrl}BE0203201340`],
  ])('can be held, made to fail and looked up in the journal: %s', async (operation, address) => {
    const headers = { 'x-mock-session': operation }
    const control = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${server.origin}/__mock${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return response.json()
    }
    const { id } = await control('POST', '/holds', { operation })
    const held = get(address(), headers)
    await control('POST', `/holds/${id}/release`, { outcome: { kind: 'answer' } })
    expect((await held).body.valid).toBe(true)
    await control('DELETE', `/holds/${id}`)

    await control('POST', '/faults', { operation, outcome: { kind: 'drop' }, times: 1 })
    await expect(get(address(), headers)).rejects.toThrow('fetch failed')
    await control('POST', '/faults', { operation, outcome: { kind: 'status', status: 503 }, times: 1 })
    const failed = await fetch(address(), { headers: { ...headers, origin: 'https://elsewhere.example' } })
    expect(failed.status).toBe(503)
    expect(failed.headers.get('access-control-allow-origin')).toBe('*')
    expect((await get(address(), headers)).body.valid).toBe(true)
    expect(await control('GET', `/journal?operation=${operation}`)).toMatchObject([
      { status: 200 },
      { status: 0 },
      { status: 503 },
      { status: 200 },
    ])
  })
})
