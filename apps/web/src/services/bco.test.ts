// @vitest-environment jsdom
import type { Outcome } from '@portal/machines'
import {
  getBanner,
  getChargepoint,
  getLocationPoints,
  getUserInfo,
  HOUR_MS,
  listChargepoints,
  listChargesessions,
  postChargepointStats,
  postSetup,
  putChangePassword,
} from '@portal/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiErrorDetail, createBco } from './bco.ts'

const BASE = 'https://bco.example/api'
const IDENTITY = 'https://login.example/realm'
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

const answer = (body: unknown, init: ResponseInit = {}) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
const result = (status: string, errorcode = '', data: unknown = null, message = '') => ({
  result: { status, errorcode, message },
  data,
})

const tokens = { now: 'old' as string | undefined }
const renewed = vi.fn(async () => {
  tokens.now = 'new'
  return tokens.now
})
const bco = () => createBco({ base: BASE, identity: IDENTITY, token: async () => tokens.now, renewed })
const sentToken = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers).get('authorization')

beforeEach(() => {
  tokens.now = 'old'
  fetched.mockReset()
  renewed.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('requests the path of its endpoint, with encoded ids and without absent parameters', async () => {
    fetched.mockImplementation(() => answer(result('success', '', {})))
    await bco().call(getChargepoint, { params: { id: 'CP/1 #2' } })
    expect(fetched.mock.calls[0]?.[0]).toBe(`${BASE}/v3.1/chargepoint/BCO/CP%2F1%20%232`)
    fetched.mockImplementation(() => answer({ Status: 'success', ErrorCode: '', Data: [], Page: {} }))
    await bco().call(listChargesessions, { query: { filter: '(Status EX "CHARGING")', pagesize: 3 } })
    const address = new URL(fetched.mock.calls[1]?.[0] ?? '')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      filter: '(Status EX "CHARGING")',
      pagesize: '3',
    })
  })

  it.each(['100%25', '%2F', 'a&b=c', '"\'', 'CP\ud83d'])('encodes the id %j', async (id) => {
    fetched.mockImplementation(() => answer(result('success', '', {})))
    await bco().call(getChargepoint, { params: { id } })
    const part = (fetched.mock.calls[0]?.[0] ?? '').split('/').at(-1) ?? ''
    expect(decodeURIComponent(part)).toBe(id.replace('\ud83d', '\ufffd'))
  })

  it.each(['', '.', '..'])(
    'sends no request for the id %j, which would lead to another endpoint',
    async (id) => {
      await expect(bco().call(getChargepoint, { params: { id } })).rejects.toMatchObject({
        code: 'FAILEDTOFIND',
        status: 404,
      })
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  it('sends the encoded id of the viewed relation in a header', async () => {
    fetched.mockImplementation(() => answer(result('success', '', {})))
    await bco().call(getChargepoint, { params: { id: 'CP1' } }, { viewAsRelationId: 'Liège 100%' })
    const header = new Headers(fetched.mock.calls[0]?.[1].headers).get('x-view-as') ?? ''
    expect(decodeURIComponent(header)).toBe('Liège 100%')
  })

  it('to an identity endpoint goes to the identity provider with the same token', async () => {
    fetched.mockImplementation(() => answer(result('success', '', '')))
    const body = { currentPassword: 'old', newPassword: 'new' }
    await bco().call(putChangePassword, { body })
    const [address, init] = fetched.mock.calls[0] ?? []
    expect([address, init?.method]).toEqual([`${IDENTITY}/api/User/ChangePassword`, 'PUT'])
    expect(init?.body).toBe(JSON.stringify(body))
    expect(sentToken(0)).toBe('Bearer old')
  })

  it('returns the payload of its envelope and the server time', async () => {
    fetched.mockImplementation(() =>
      answer(result('info', '', { Id: 'CP1' }), { headers: { 'x-server-now': '2026-11-18T13:00:00.000Z' } }),
    )
    const { data, at } = await bco().call(getChargepoint, { params: { id: 'CP1' } })
    expect([data.Id, at]).toEqual(['CP1', Date.parse('2026-11-18T13:00:00Z')])
    fetched.mockImplementation(() => answer({ message: '<p>Hello</p>' }))
    expect((await bco().call(getBanner, {})).data).toBe('<p>Hello</p>')
  })

  it('estimates the server time correctly after a slow response', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const api = bco()
    const hear = async (ahead: number, onItsWay: number) => {
      fetched.mockImplementation(() => {
        const serverNow = new Date(Date.now() + ahead).toISOString()
        vi.setSystemTime(Date.now() + onItsWay)
        return answer(result('success', '', { Id: 'CP1' }), { headers: { 'x-server-now': serverNow } })
      })
      await api.call(getChargepoint, { params: { id: 'CP1' } })
      return api.now() - Date.now()
    }
    expect(await hear(HOUR_MS, 0)).toBe(HOUR_MS)
    expect(await hear(HOUR_MS, 20_000)).toBe(HOUR_MS)
    // The server's clock was set forward by an hour.
    expect(await hear(2 * HOUR_MS, 0)).toBe(2 * HOUR_MS)
    vi.useRealTimers()
  })

  it.each(['warning', 'error', 'critical'])(
    'fails with the code of the response on %s, even if the HTTP status is 200 (S4)',
    async (status) => {
      fetched.mockImplementation(() => answer(result(status, 'UnknownChargePoint', null, 'No such charger')))
      await expect(bco().call(getChargepoint, { params: { id: 'x' } })).rejects.toEqual({
        code: 'UnknownChargePoint',
        message: 'No such charger',
        status: 200,
        severity: status,
        kind: 'unknown',
      })
    },
  )

  it('fails with FAILEDTOFIND and the message of S8 on every 404', async () => {
    fetched.mockImplementation(() => answer(result('error', 'UnknownChargePoint'), { status: 404 }))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({
      code: 'FAILEDTOFIND',
      message: '404 Not found',
    })
  })

  it('fails with FAILEDTOLOAD and the message of S8 on a lost connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({
      code: 'FAILEDTOLOAD',
      message: 'This could be a CORS issue or a dropped internet connection.',
    })
  })

  it.each([
    ['truncated JSON', '{"result": {'],
    ['an HTML page of a proxy', '<html>'],
    ['an empty body', ''],
    ['an unknown status', result('fine')],
    ['a body without an envelope', []],
    ['null', null],
  ])('treats %s as unexpected and never as data', async (_, body) => {
    fetched.mockImplementation(() => answer(body))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({ code: 'UNEXPECTED' })
  })
})

it("A call that fails with InvalidToken rejects with the message of S8 instead of the server's", async () => {
  fetched.mockImplementation(() => answer(result('error', 'InvalidToken', null, 'Nope')))
  await expect(bco().call(getChargepoint, { params: { id: 'x' } })).rejects.toMatchObject({
    code: 'InvalidToken',
    message: 'Card not valid for registration. Please check or contact services!',
  })
})

describe('a payload', () => {
  it.each([null, undefined, 'text', 12, true, []])('is rejected as a record if it is %j', async (data) => {
    fetched.mockImplementation(() => answer({ ...result('success'), data }))
    await expect(bco().call(getChargepoint, { params: { id: 'x' } })).rejects.toMatchObject({
      code: 'UNEXPECTED',
    })
  })

  it.each([null, undefined, 'text', 12, {}])('is rejected as a list if it is %j', async (data) => {
    fetched.mockImplementation(() => answer({ ...result('success'), data }))
    await expect(bco().call(listChargepoints, { query: {} })).rejects.toMatchObject({ code: 'UNEXPECTED' })
  })

  it.each([null, undefined, 12, {}, []])('is rejected as a text if it is %j', async (data) => {
    fetched.mockImplementation(() => answer({ ...result('success'), data }))
    const body = { currentPassword: 'old', newPassword: 'new' }
    await expect(bco().call(putChangePassword, { body })).rejects.toMatchObject({ code: 'UNEXPECTED' })
  })
})

it('callWhole drops list entries that are not records', async () => {
  fetched.mockImplementation(() =>
    answer({ Status: 'success', ErrorCode: '', Data: [{ Id: 'R1' }, null, 7], Page: {} }),
  )
  const { data } = await bco().callWhole(listChargesessions, { query: {} })
  expect([...data.Data]).toEqual([{ Id: 'R1' }])
})

describe('a token', () => {
  it('is renewed when the server refuses it, and the call is repeated once', async () => {
    fetched
      .mockImplementationOnce(() => answer(result('error', 'InvalidToken'), { status: 401 }))
      .mockImplementationOnce(() => answer(result('success', '', { Id: 'CP1' })))
    const { data } = await bco().call(getChargepoint, { params: { id: 'CP1' } })
    expect(data.Id).toBe('CP1')
    expect(renewed).toHaveBeenCalledExactlyOnceWith('old')
    expect([sentToken(0), sentToken(1)]).toEqual(['Bearer old', 'Bearer new'])
  })

  it("fails the call with the server's code if the renewed token is refused too", async () => {
    fetched.mockImplementation(() => answer(result('error', 'InvalidToken'), { status: 401 }))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({ code: 'InvalidToken' })
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(renewed).toHaveBeenCalledTimes(1)
  })

  it("fails the call with the server's code if it cannot be renewed", async () => {
    renewed.mockResolvedValueOnce(undefined as never)
    fetched.mockImplementation(() => answer(result('error', 'InvalidToken'), { status: 401 }))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({ code: 'InvalidToken' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it("fails the call with 'No token was set' if it is missing (S8), without a request", async () => {
    tokens.now = undefined
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({
      code: 'NOTLOGGEDIN',
      message: 'No token was set',
    })
    expect(fetched).not.toHaveBeenCalled()
    expect(renewed).not.toHaveBeenCalled()
  })
})

describe('the outcome of a call', () => {
  const intake = {
    vatnr: '',
    name: 'Nora',
    iscompany: '0',
    companytype: '',
    telephone: '',
    street: 'Kerkstraat',
    phone: '',
    description: 'Nora',
    city: 'Gent',
    country: 'BE',
    housenumber: '1',
    postalcode: '9000',
    bankaccount: '',
  } as const
  const listening = (api: ReturnType<typeof createBco>) => {
    const outcomes: Outcome[] = []
    api.onOutcome((outcome) => outcomes.push(outcome))
    return outcomes
  }
  const errors = () => {
    const details: ApiErrorDetail[] = []
    const listen = (event: Event) => details.push((event as CustomEvent<ApiErrorDetail>).detail)
    document.addEventListener('api-error', listen)
    return details
  }
  const ignore = () => undefined

  it('contains operation, kind and failure', async () => {
    const api = bco()
    const outcomes = listening(api)
    fetched.mockImplementation(() => answer(result('critical', 'SUPERROR', null, 'Down')))
    await api.call(getChargepoint, { params: { id: 'x' } }).catch(ignore)
    fetched.mockImplementation(() => answer({ result: 'IBANINVALID' }))
    await api.call(postSetup, { query: {}, body: intake }).catch(ignore)
    expect(outcomes).toEqual([
      {
        operation: 'getChargepoint',
        kind: 'read',
        failure: { code: 'SUPERROR', message: 'Down', status: 200, severity: 'critical', kind: 'unknown' },
      },
      {
        operation: 'postSetup',
        kind: 'write',
        failure: { code: 'IBANINVALID', message: '', status: 200, severity: 'error' },
      },
    ])
  })

  it("contains the server's success message unchanged", async () => {
    const api = bco()
    const outcomes = listening(api)
    fetched.mockImplementation(() => answer(result('info', 'NEWRELATION', {}, 'Welcome <b>Nora</b>')))
    await api.call(postChargepointStats, { body: { start: '', end: '' } })
    expect(outcomes).toMatchObject([
      { kind: 'read', success: { colour: 'info', code: 'NEWRELATION', message: 'Welcome <b>Nora</b>' } },
    ])
  })

  it('is buffered until a listener exists, for up to twenty calls, and delivered once', async () => {
    const api = bco()
    fetched.mockImplementation(() => answer(result('error', 'SUPERROR')))
    for (let count = 0; count < 25; count += 1)
      await api.call(getChargepoint, { params: { id: String(count) } }).catch(ignore)
    expect(listening(api)).toHaveLength(20)
    expect(listening(api)).toHaveLength(0)
  })

  it('is not reported for an aborted call', async () => {
    const api = bco()
    const outcomes = listening(api)
    const details = errors()
    const off = new AbortController()
    fetched.mockImplementation(() => {
      off.abort()
      return Promise.reject(new DOMException('Aborted', 'AbortError'))
    })
    await expect(api.call(getUserInfo, {}, { signal: off.signal })).rejects.toThrow('Aborted')
    expect([outcomes, details]).toEqual([[], []])
  })

  it('is not reported for a call that is aborted while its response arrives or before it fails', async () => {
    const api = bco()
    const outcomes = listening(api)
    const details = errors()
    const off = new AbortController()
    const arriving = async () => {
      off.abort()
      throw new DOMException('Aborted', 'AbortError')
    }
    fetched.mockImplementation(async () => Object.assign(new Response('{}'), { json: arriving }))
    await api.call(getUserInfo, {}, { signal: off.signal }).catch(ignore)
    fetched.mockImplementation(() => answer(result('error', 'SUPERROR')))
    await api.call(getUserInfo, {}, { signal: off.signal }).catch(ignore)
    expect([outcomes, details]).toEqual([[], []])
  })

  it('is reported for every failure of an optional call except a 404', async () => {
    const api = bco()
    const outcomes = listening(api)
    const points = () => api.call(getLocationPoints, {}, { isOptional: true }).catch(ignore)
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })))
    await points()
    expect(outcomes).toEqual([])
    await api.call(getLocationPoints, {}).catch(ignore)
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 500 })))
    await points()
    expect(outcomes).toMatchObject([
      { failure: { code: 'FAILEDTOFIND' } },
      { failure: { code: 'UNEXPECTED' } },
    ])
  })

  it.each([
    ['WrongPassword', 'wrongpw'],
    ['SUPERROR', 'unknown'],
    ['UnknownChargePoint', 'unknown'],
  ])('with code %s has the kind %s for reads and no kind for a write (S8)', async (code, kind) => {
    fetched.mockImplementation(() => answer(result('error', code)))
    await expect(bco().call(getChargepoint, { params: { id: 'x' } })).rejects.toMatchObject({ kind })
    fetched.mockImplementation(() => answer({ Status: 'error', ErrorCode: code, Data: [], Page: {} }))
    await expect(bco().call(listChargesessions, { query: {} })).rejects.toMatchObject({ kind })
    fetched.mockImplementation(() => answer({ result: code }))
    const write = bco().call(postSetup, { query: {}, body: intake })
    await expect(write).rejects.not.toHaveProperty('kind')
  })

  it('is dispatched as api-error for a failure, without the token (S8)', async () => {
    const details = errors()
    fetched.mockImplementation(() => answer({ result: 'SETUPERROR' }))
    await bco()
      .call(postSetup, { query: { debug: 1 }, body: intake })
      .catch(ignore)
    expect(details).toMatchObject([
      {
        data: { answer: { result: 'SETUPERROR' }, failure: { code: 'SETUPERROR' } },
        options: { method: 'POST', address: `${BASE}/v3.1/user/BCO/Setup?debug=1`, body: intake },
        dataClass: 'user',
      },
    ])
    expect(JSON.stringify(details)).not.toMatch(/bearer|old/i)
  })

  it('is not dispatched as api-error if the call succeeds', async () => {
    const details = errors()
    fetched.mockImplementation(() => answer(result('success', '', {})))
    await bco().call(getChargepoint, { params: { id: 'x' } })
    expect(details).toEqual([])
  })
})
