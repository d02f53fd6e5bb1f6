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
import { type BcoOptions, createBco, type WrittenRecord } from './bco.ts'

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
  it('names what the person wants in Idempotency-Key, so that the same wish is done once', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(postRemoteStart, { body: {} } as never, { intent: 'f3a1' })
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('idempotency-key')).toBe('f3a1')
    await bco().call(getChargepoint, { params: { id: 'CP1' } })
    expect(new Headers(fetched.mock.calls[1]?.[1].headers).has('idempotency-key')).toBe(false)
  })

  it.each([
    ['a record', genericCalls('relation', 'Relation').createupdate, {}],
    ['a group of cards', saveWhitelistGroup, { relId: 'R1' }],
    ['a list of cards', saveWhitelist, { group: 'A#B' }],
  ] as const)(
    'carries debug=1 with each save of %s under ?debug=1, and with no other call (S7)',
    async (_, route, params) => {
      fetched.mockImplementation(() => answer('success'))
      const input = { params, query: {}, body: {} } as never
      await bco({ debug: true }).call(route, input)
      await bco().call(route, input)
      await bco({ debug: true }).call(putChargepoint, change)
      const searches = fetched.mock.calls.map(([address]) => new URL(address).search)
      expect(searches).toEqual(['?debug=1', '', ''])
    },
  )

  it('tells the class and the record once it is done', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(putChargepoint, change)
    expect(written).toEqual([{ dataClass: 'chargepoint', id: 'CP1' }])
  })

  it('names the record that its body names where the address does not', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(genericCalls('relationcontact', 'RelationContact').createupdate, {
      body: { Id: 'RC00001', Version: 1 },
    } as never)
    expect(written).toEqual([{ dataClass: 'relationcontact', id: 'RC00001' }])
  })

  it('that meets a changed record fails with the record as it is now, and what was read is read again', async () => {
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
  ])('%s changes nothing to be read again, and names no record', async (_, answered) => {
    fetched.mockImplementation(answered)
    await expect(bco().call(putChargepoint, change)).rejects.not.toHaveProperty('current')
    expect(written).toEqual([])
  })

  it('is reported for records alone: not for a read, nor for what the sign-in service keeps', async () => {
    fetched.mockImplementation(() => answer('success'))
    await bco().call(getChargepoint, { params: { id: 'CP1' } })
    fetched.mockImplementation(() => answer('success', '', ''))
    await bco().call(putChangePassword, { body: { currentPassword: 'a', newPassword: 'b' } })
    expect(written).toEqual([])
  })
})

/** The browser's request; the tests decide when it ends. */
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
  getResponseHeader() {
    return null
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

describe('a file', () => {
  beforeEach(() => {
    FakeRequest.last = undefined
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
  })

  it('is sent as the field of a form, with its progress, and brings what the server made of it', async () => {
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

  it('that is called off ends without a failure to be told', async () => {
    const off = new AbortController()
    const done = upload({ signal: off.signal })
    await sent()
    off.abort()
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('that gets no answer is FAILEDTOLOAD, one that is refused has the code of its envelope', async () => {
    const lost = upload()
    ;(await sent()).end('error')
    await expect(lost).rejects.toMatchObject({ code: 'FAILEDTOLOAD', status: 0 })
    FakeRequest.last = undefined
    const refused = upload()
    ;(await sent()).answer(413, { result: { status: 'error', errorcode: 'Error', message: 'too large' } })
    await expect(refused).rejects.toMatchObject({ code: 'Error', status: 413 })
  })

  it('comes down as bytes; a refusal comes in the envelope', async () => {
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
