import {
  getBanner,
  getChargepoint,
  getUserInfo,
  listChargesessions,
  putChangePassword,
} from '@portal/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBco } from './bco.ts'

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
  it('goes to the address of its row, with ids made safe and what is not given left out', async () => {
    fetched.mockImplementation(() => answer(result('success')))
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

  it('goes to the identity provider where its row says so, with the same token', async () => {
    fetched.mockImplementation(() => answer(result('success', '', '')))
    const body = { currentPassword: 'old', newPassword: 'new' }
    await bco().call(putChangePassword, { body })
    const [address, init] = fetched.mock.calls[0] ?? []
    expect([address, init?.method]).toEqual([`${IDENTITY}/api/User/ChangePassword`, 'PUT'])
    expect(init?.body).toBe(JSON.stringify(body))
    expect(sentToken(0)).toBe('Bearer old')
  })

  it('brings the payload of its own envelope, and the time of the server', async () => {
    fetched.mockImplementation(() =>
      answer(result('info', '', { Id: 'CP1' }), { headers: { 'x-server-now': '2026-11-18T13:00:00.000Z' } }),
    )
    const { data, at } = await bco().call(getChargepoint, { params: { id: 'CP1' } })
    expect([data, at]).toEqual([{ Id: 'CP1' }, Date.parse('2026-11-18T13:00:00Z')])
    fetched.mockImplementation(() => answer({ message: '<p>Hello</p>' }))
    expect((await bco().call(getBanner, {})).data).toBe('<p>Hello</p>')
  })

  it.each(['warning', 'error', 'critical'])(
    'fails with the code of a %s, whatever the HTTP status (S4)',
    async (status) => {
      fetched.mockImplementation(() => answer(result(status, 'UnknownChargePoint', null, 'No such charger')))
      await expect(bco().call(getChargepoint, { params: { id: 'x' } })).rejects.toEqual({
        code: 'UnknownChargePoint',
        message: 'No such charger',
        status: 200,
      })
    },
  )

  it('reads every 404 as FAILEDTOFIND with its message (S8)', async () => {
    fetched.mockImplementation(() => answer(result('error', 'UnknownChargePoint'), { status: 404 }))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({
      code: 'FAILEDTOFIND',
      message: '404 Not found',
    })
  })

  it('reads a lost connection as FAILEDTOLOAD with its message (S8)', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({
      code: 'FAILEDTOLOAD',
      message: 'This could be a CORS issue or a dropped internet connection.',
    })
  })

  it.each([
    ['half a JSON', '{"result": {'],
    ['a page of a proxy', '<html>'],
    ['an empty body', ''],
    ['a status that does not exist', result('fine')],
    ['no envelope', []],
    ['null', null],
  ])('calls %s unexpected, and never shows it as data', async (_, body) => {
    fetched.mockImplementation(() => answer(body))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({ code: 'UNEXPECTED' })
  })
})

describe('a refused token', () => {
  it('is renewed, and the call repeated once with the new one', async () => {
    fetched
      .mockImplementationOnce(() => answer(result('error', 'InvalidToken'), { status: 401 }))
      .mockImplementationOnce(() => answer(result('success', '', { Id: 'CP1' })))
    const { data } = await bco().call(getChargepoint, { params: { id: 'CP1' } })
    expect(data).toEqual({ Id: 'CP1' })
    expect(renewed).toHaveBeenCalledExactlyOnceWith('old')
    expect([sentToken(0), sentToken(1)]).toEqual(['Bearer old', 'Bearer new'])
  })

  it('that is refused again fails with the code and does not go round in circles', async () => {
    fetched.mockImplementation(() => answer(result('error', 'InvalidToken'), { status: 401 }))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({ code: 'InvalidToken' })
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(renewed).toHaveBeenCalledTimes(1)
  })

  it('that cannot be renewed fails with what the server said', async () => {
    renewed.mockResolvedValueOnce(undefined as never)
    fetched.mockImplementation(() => answer(result('error', 'InvalidToken'), { status: 401 }))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({ code: 'InvalidToken' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is not renewed when nobody is signed in', async () => {
    tokens.now = undefined
    fetched.mockImplementation(() => answer(result('error', 'NOTLOGGEDIN'), { status: 401 }))
    await expect(bco().call(getUserInfo, {})).rejects.toMatchObject({ code: 'NOTLOGGEDIN' })
    expect(renewed).not.toHaveBeenCalled()
    expect(sentToken(0)).toBeNull()
  })
})
