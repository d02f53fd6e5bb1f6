import { ATTACHMENTS_MAX_BYTES } from '@portal/schemas'
import type { Attachment, Request } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../test/testCalls.ts'
import { tokenFor } from '../../test/testSignIn.ts'
import { SESSION_HEADER } from '../control/sessions.ts'

const app = await testServer()
const ask = callsOf(app)

const PDF = '%PDF-1.7\nWhere the charger is to hang'
const PNG = '\x89PNG\r\n\x1a\n…'
const file = (content: string, name: string, size = content.length) =>
  new File([Buffer.from(content.padEnd(size, '.'), 'latin1')], name)

let sessions = 0
const withRequest = async () => {
  const session = `attachment-${(sessions += 1)}`
  const made = await ask('driver', 'POST', 'request/BCO/createupdate', {
    session,
    body: { Kind: 'SUPPORT', Summary: 'The cable is stuck' },
  })
  const { Id } = made.data as Request
  const path = `/api/v3.1/request/BCO/${Id}/attachment`
  const headersOf = async (username: string) => ({
    authorization: `Bearer ${await tokenFor(username, { sessionId: session })}`,
    [SESSION_HEADER]: session,
  })
  const send = async (
    parts: readonly (readonly [string, File | string])[],
    more: object = {},
    who = 'driver',
  ) => {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    const encoded = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: {
        ...(await headersOf(who)),
        'content-type': encoded.headers.get('content-type') ?? '',
        ...more,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    const { result, data } = answer.json()
    return { status: answer.statusCode, code: result.errorcode, message: result.message, data }
  }
  const read = async (id: string, who = 'driver') =>
    app.inject({ url: `${path}/${id}`, headers: await headersOf(who) })
  const list = async () =>
    (await ask('driver', 'GET', `request/BCO/${Id}/attachment`, { session })).data as Attachment[]
  return { session, Id, path, send, add: (sent: File) => send([['file', sent]]), read, list, headersOf }
}

describe('A file of a request', () => {
  it('can be added, listed, downloaded unchanged and removed', async () => {
    const { session, Id, add, read, list } = await withRequest()
    const added = await add(file(PDF, 'plan.pdf'))
    const [attachment] = (added.data as Request).Attachments
    expect(attachment).toEqual({
      Id: expect.any(String),
      Name: 'plan.pdf',
      Type: 'application/pdf',
      Size: PDF.length,
    })
    await add(file(PNG, 'photo.PNG'))
    expect((await list()).map(({ Name, Type }) => [Name, Type])).toEqual([
      ['plan.pdf', 'application/pdf'],
      ['photo.PNG', 'image/png'],
    ])
    const content = await read(attachment?.Id ?? '')
    expect(content.rawPayload.toString('latin1')).toBe(PDF)
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    const path = `request/BCO/${Id}/attachment/${attachment?.Id}`
    expect((await ask('driver', 'DELETE', path, { session })).code).toBe('')
    expect((await list()).map(({ Name }) => Name)).toEqual(['photo.PNG'])
    expect((await read(attachment?.Id ?? '')).json().result.errorcode).toBe('UNKNOWNREQUEST')
    expect((await ask('driver', 'DELETE', path, { session })).code).toBe('UNKNOWNREQUEST')
  })

  it('keeps its name in any script without breaking a header', async () => {
    const { add, read } = await withRequest()
    const name = 'Überblick "1", café 图.pdf'
    const { data } = await add(file(PDF, name))
    const [{ Id, Name } = { Id: '', Name: '' }] = (data as Request).Attachments
    expect(Name).toBe(name)
    const disposition = String((await read(Id)).headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\w. ()-]+"; filename\*=UTF-8''[\w.%-]+$/)
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name)
  })

  it.each([
    ['has a type that is not allowed', file('MZ', 'setup.exe'), 'is none of pdf, doc, docx'],
    ['has no extension', file(PDF, 'plan'), 'is none of pdf, doc, docx'],
    [
      'has content of another type than its extension',
      file('<script>', 'plan.pdf'),
      'has content that does not match',
    ],
    [
      'is an image of another type than its extension',
      file(PNG, 'photo.jpg'),
      'has content that does not match',
    ],
    ['is empty', file('', 'nothing.gif'), 'has content that does not match'],
    ['has a tag in its name', file(PDF, '<b>plan</b>.pdf'), 'has a name with angle brackets'],
    ['has a name that is too long', file(PDF, `${'x'.repeat(300)}.pdf`), 'has a name longer than 255'],
  ])('is rejected, with its name in the message, if it %s', async (_what, sent, reason) => {
    const { add, list } = await withRequest()
    const answer = await add(sent)
    expect(answer).toMatchObject({ status: 400, code: 'Error', data: null })
    expect(answer.message).toContain(`file: '${sent.name}' ${reason}`)
    expect(await list()).toEqual([])
  })

  it('must be sent alone, as a form', async () => {
    const { send, list, path, headersOf } = await withRequest()
    const plan = file(PDF, 'plan.pdf')
    const messages = [
      await send([]),
      await send([['file', 'no file']]),
      await send([['photo', plan]]),
      await send([
        ['file', plan],
        ['file', plan],
      ]),
      await send([['file', plan]], { 'content-type': 'multipart/form-data; boundary=none' }),
      await send([['file', plan]], { 'content-type': 'multipart/form-data' }),
    ].map(({ status, message }) => [status, message.slice(0, 30)])
    expect(messages).toEqual([
      [400, expect.stringMatching(/^file: /)],
      [400, 'file: is not a known file'],
      [400, 'photo: is not a known file'],
      [400, 'file: one file at a time'],
      [400, expect.stringMatching(/^file: the body must be/)],
      [400, expect.stringMatching(/^file: the body must be/)],
    ])
    const json = await app.inject({
      method: 'POST',
      url: path,
      headers: await headersOf('driver'),
      payload: { file: 'x' },
    })
    expect(json.json().result).toMatchObject({
      errorcode: 'Error',
      message: expect.stringMatching(/^file: send/),
    })
    expect(await list()).toEqual([])
  })

  it('is rejected by calls that take no file', async () => {
    const { session, headersOf } = await withRequest()
    const form = new FormData()
    form.append('file', file(PDF, 'plan.pdf'))
    const encoded = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v3.1/request/BCO/createupdate',
      headers: { ...(await headersOf('driver')), 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(answer.json().result).toMatchObject({
      errorcode: 'Error',
      message: 'body: this call accepts no files',
    })
    expect(session).toMatch(/^attachment/)
  })
})

describe('The files of a request', () => {
  it(`are limited to ${ATTACHMENTS_MAX_BYTES} bytes in total`, async () => {
    const { add, list } = await withRequest()
    expect((await add(file(PDF, 'most.pdf', ATTACHMENTS_MAX_BYTES - 100))).code).toBe('')
    const refused = await add(file(PNG, 'one-too-large.png', 101))
    expect(refused).toMatchObject({ status: 413, code: 'Error' })
    expect(refused.message).toContain("file: 'one-too-large.png'")
    expect((await add(file(PNG, 'fits.png', 100))).code).toBe('')
    expect((await list()).map(({ Name }) => Name)).toEqual(['most.pdf', 'fits.png'])
  })

  it.each([String.raw`C:\fakepath\plan.pdf`, '../../etc/plan.pdf', '/tmp/plan.pdf'])(
    'are stored under their name without the path that a browser adds: %s',
    async (name) => {
      const { add, list } = await withRequest()
      expect((await add(file(PDF, name))).code).toBe('')
      expect((await list()).map(({ Name }) => Name)).toEqual(['plan.pdf'])
    },
  )

  it('require a name after the path', async () => {
    const { add } = await withRequest()
    expect((await add(file(PDF, 'plan.pdf/'))).code).toBe('Error')
  })

  it('cannot include one larger than twice the limit', async () => {
    const { add } = await withRequest()
    const refused = await add(file(PDF, 'film.pdf', 2 * ATTACHMENTS_MAX_BYTES + 1))
    expect(refused).toMatchObject({ status: 413, code: 'Error' })
  })

  it('are accessible only through their own request, and not to other customers', async () => {
    const { Id, session, send, add, read } = await withRequest()
    const { data } = await add(file(PDF, 'plan.pdf'))
    const [{ Id: mine } = { Id: '' }] = (data as Request).Attachments
    expect((await read(mine, 'fleet')).json().result.errorcode).toBe('UNKNOWNREQUEST')
    expect((await send([['file', file(PDF, 'theirs.pdf')]], {}, 'fleet')).code).toBe('UNKNOWNREQUEST')
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await ask('fleet', method, `request/BCO/${Id}/attachment/${mine}`, { session })
      expect(answer.code).toBe('UNKNOWNREQUEST')
    }
    const second = await ask('driver', 'POST', 'request/BCO/createupdate', {
      session,
      body: { Kind: 'SUPPORT', Summary: 'Another' },
    })
    const other = `request/BCO/${(second.data as Request).Id}/attachment/${mine}`
    expect((await ask('driver', 'GET', other, { session })).code).toBe('UNKNOWNREQUEST')
    expect((await read(mine, 'operator')).statusCode).toBe(200)
  })

  it('cannot be added once the request is closed', async () => {
    const { Id, session, add } = await withRequest()
    const { data } = await add(file(PDF, 'plan.pdf'))
    const { Version } = data as Request
    await ask('driver', 'POST', 'request/BCO/createupdate', {
      session,
      body: { Id, Version, Status: 'CANCELLED' },
    })
    expect((await add(file(PDF, 'late.pdf'))).message).toBe('Status: the request is CANCELLED')
  })

  it('are stored once if an upload is repeated with the same Idempotency-Key', async () => {
    const { send, list } = await withRequest()
    const key = { 'idempotency-key': 'once' }
    const plan = file(PDF, 'plan.pdf')
    const first = await send([['file', plan]], key)
    expect(await send([['file', plan]], key)).toEqual(first)
    expect(await list()).toHaveLength(1)
    expect((await send([['file', file(PDF, 'other.pdf')]], key)).message).toContain('Idempotency-Key')
  })
})

describe('A file of a CPO contract', () => {
  it('obeys the limits of a request file and stays hidden from customers', async () => {
    const session = `attachment-${(sessions += 1)}`
    const path = 'cpocontract/BCO/CC00003/attachment'
    const add = async (username: string, sent: File) => {
      const form = new FormData()
      form.append('file', sent)
      const encoded = new Response(form)
      const answer = await app.inject({
        method: 'POST',
        url: `/api/v3.1/${path}`,
        headers: {
          authorization: `Bearer ${await tokenFor(username, { sessionId: session })}`,
          'content-type': encoded.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      })
      return answer.json()
    }
    const added = await add('operator', file(PDF, 'contract.pdf'))
    expect(added.data.Attachments).toMatchObject([{ Name: 'contract.pdf', Type: 'application/pdf' }])
    const wrong = await add('operator', file('MZ', 'setup.exe'))
    expect(wrong.result).toMatchObject({ errorcode: 'Error', message: expect.stringContaining('is none of') })
    const large = await add('operator', file(PDF, 'large.pdf', ATTACHMENTS_MAX_BYTES))
    expect(large.result.message).toContain('larger than')
    expect((await ask('operator', 'GET', path, { session })).data).toHaveLength(1)
    expect((await ask('fleet', 'GET', path, { session })).code).toBe('Unauthorized')
  })
})
