// @vitest-environment jsdom
import {
  addAttachment,
  genericCalls,
  getAttachment,
  getChargepoint,
  postRemoteStart,
  putChangePassword,
  putChargepoint,
  saveWhitelist,
  saveWhitelistGroup,
} from '@portal/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Bco, type BcoOptions, createBco, type WrittenRecord } from './bco.ts'

const BASE = 'https://bco.example/api'
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const written: WrittenRecord[] = []

const answer = (status: string, errorcode = '', data: unknown = {}, init: ResponseInit = {}) =>
  Promise.resolve(new Response(JSON.stringify({ result: { status, errorcode, message: '' }, data }), init))

const bco = (options: Partial<BcoOptions> = {}) =>
  createBco({
    base: BASE,
    identity: 'https://login.example',
    token: async () => 'token',
    renewed: async () => undefined,
    written: (record) => written.push(record),
    ...options,
  })

const change = { params: { id: 'CP1' }, body: { Id: 'CP1', Version: 3, Description: 'Gate' } } as never

beforeEach(() => {
  fetched.mockReset()
  written.length = 0
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('a write', () => {
  it('sends its idempotency key in a header', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(postRemoteStart, { body: {} } as never, { intent: 'f3a1' })
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('idempotency-key')).toBe('f3a1')
    await bco().call(getChargepoint, { params: { id: 'CP1' } })
    expect(new Headers(fetched.mock.calls[1]?.[1].headers).has('idempotency-key')).toBe(false)
  })

  it.each<[string, (client: Bco) => Promise<unknown>]>([
    [
      'a record',
      (client) => client.call(genericCalls('relation', 'Relation').createupdate, { body: {} } as never),
    ],
    [
      'a group of cards',
      (client) => client.call(saveWhitelistGroup, { params: { relId: 'R1' }, body: {} } as never),
    ],
    [
      'a list of cards',
      (client) => client.call(saveWhitelist, { params: { group: 'A#B' }, body: {} } as never),
    ],
  ])('sends debug=1 with each save of %s under ?debug=1, and with no other call (S7)', async (_, save) => {
    fetched.mockImplementation(() => answer('success'))
    await save(bco({ debug: true }))
    await save(bco())
    await bco({ debug: true }).call(putChargepoint, change)
    const searches = fetched.mock.calls.map(([address]) => new URL(address).search)
    expect(searches).toEqual(['?debug=1', '', ''])
  })

  it('reports class and record when it is done', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(putChargepoint, change)
    expect(written).toEqual([{ dataClass: 'chargepoint', id: 'CP1' }])
  })

  it('reports the record id of its body if the path has none', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(genericCalls('relationcontact', 'RelationContact').createupdate, {
      body: { Id: 'RC00001', Version: 1 },
    } as never)
    expect(written).toEqual([{ dataClass: 'relationcontact', id: 'RC00001' }])
  })

  it('fails with the current record if the record has changed, and invalidates cached reads', async () => {
    fetched.mockImplementation(() => answer('error', 'Error', { Id: 'CP1', Version: 4 }, { status: 409 }))
    await expect(bco().call(putChargepoint, change)).rejects.toMatchObject({
      code: 'Error',
      status: 409,
      current: { Version: 4 },
    })
    expect(written).toEqual([{ dataClass: 'chargepoint', id: 'CP1' }])
  })

  it.each([
    ['that is refused', () => answer('error', 'Unauthorized', null, { status: 403 })],
    ['that never arrives', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s invalidates nothing and reports no record', async (_, answered) => {
    fetched.mockImplementation(answered)
    await expect(bco().call(putChargepoint, change)).rejects.not.toHaveProperty('current')
    expect(written).toEqual([])
  })

  it('is not reported for a read or for a call to the identity provider', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(getChargepoint, { params: { id: 'CP1' } })
    fetched.mockImplementation(() => answer('success', '', ''))
    await bco().call(putChangePassword, { body: { currentPassword: 'a', newPassword: 'b' } })
    expect(written).toEqual([])
  })
})

/** Fake XMLHttpRequest; the tests decide when it ends. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  sent: FormData | undefined
  status = 0
  responseText = ''
  constructor() {
    super()
    FakeRequest.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-server-now: 2026-11-18T09:00:00.000Z\r\n'
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.end('abort')
  }
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.end('load')
  }
}

const upload = (options: Parameters<ReturnType<typeof createBco>['upload']>[3] = {}) => {
  const file = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })
  return bco().upload(addAttachment, { params: { id: 'REQ1' } }, file, options)
}
const sent = () => vi.waitUntil(() => FakeRequest.last?.sent && FakeRequest.last)

describe('a file transfer', () => {
  beforeEach(() => {
    FakeRequest.last = undefined
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
  })

  it("sends the file as a form field, reports progress and returns the server's response", async () => {
    const shares: number[] = []
    const done = upload({ onProgress: (share) => shares.push(share), intent: 'f3a1' })
    const request = await sent()
    request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 4, total: 8 }))
    request.answer(200, { result: { status: 'success', errorcode: '', message: '' }, data: { Id: 'REQ1' } })
    expect((await done).data).toEqual({ Id: 'REQ1' })
    expect([shares, request.headers.get('idempotency-key')]).toEqual([[0.5], 'f3a1'])
    expect(request.sent?.get('file')).toMatchObject({ name: 'plan.pdf' })
    expect(written).toEqual([{ dataClass: 'request', id: 'REQ1' }])
  })

  it('passes a copy of the response, with its headers, to the caller', async () => {
    const onResponse = vi.fn<(response: Response) => void>()
    const refused = upload({ onResponse })
    ;(await sent()).answer(413, { result: { status: 'error', errorcode: 'Error', message: 'too large' } })
    await expect(refused).rejects.toMatchObject({ status: 413 })
    const response = onResponse.mock.lastCall?.[0]
    expect([response?.status, response?.headers.get('x-server-now')]).toEqual([
      413,
      '2026-11-18T09:00:00.000Z',
    ])
    expect(await response?.json()).toMatchObject({ result: { message: 'too large' } })
  })

  it('rejects with an AbortError when it is aborted', async () => {
    const off = new AbortController()
    const done = upload({ signal: off.signal })
    await sent()
    off.abort()
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('fails with FAILEDTOLOAD without a response, and with the code of the envelope if it is refused', async () => {
    const lost = upload()
    ;(await sent()).end('error')
    await expect(lost).rejects.toMatchObject({ code: 'FAILEDTOLOAD', status: 0 })
    FakeRequest.last = undefined
    const refused = upload()
    ;(await sent()).answer(413, { result: { status: 'error', errorcode: 'Error', message: 'too large' } })
    await expect(refused).rejects.toMatchObject({ code: 'Error', status: 413 })
  })

  it('downloads a file as bytes, and reads a refusal from its envelope', async () => {
    const input = { params: { id: 'REQ1', attachment: 'A1' } }
    fetched.mockImplementation(
      async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    )
    expect(await (await bco().download(getAttachment, input)).data.text()).toBe('%PDF')
    fetched.mockImplementation(() =>
      answer('error', 'UNKNOWNREQUEST', null, { headers: { 'content-type': 'application/json' } }),
    )
    await expect(bco().download(getAttachment, input)).rejects.toMatchObject({ code: 'UNKNOWNREQUEST' })
  })
})
