import { Agent, type ClientRequest, request as httpRequest } from 'node:http'
import type { RequestOptions } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, tokenFor } from '../../test/testSignIn.ts'

let server: Awaited<ReturnType<typeof startServer>>
let authorization: string
// A single connection, so that a broken one also fails the next request.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  server = await startServer()
  authorization = `Bearer ${await tokenFor('driver', { origin: server.origin })}`
})
afterAll(async () => {
  agent.destroy()
  await server.app.close()
})

const send = (options: RequestOptions, body?: (request: ClientRequest) => void) =>
  new Promise<{ status: number; json: ReturnType<typeof JSON.parse>; port: number }>((resolve, reject) => {
    const request = httpRequest(
      server.origin,
      { agent, ...options, headers: { authorization, ...options.headers } },
      (answer) => {
        const chunks: Buffer[] = []
        // Read the port before the agent reclaims the socket.
        const { localPort: port = 0 } = answer.socket
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            json: JSON.parse(Buffer.concat(chunks).toString()),
            port,
          }),
        )
      },
    )
    request.on('error', reject)
    if (body) body(request)
    else request.end()
  })

const SAVE = { method: 'POST', path: '/api/v3.1/request/BCO/createupdate' }
const JSON_TYPE = { 'content-type': 'application/json' }
const MEGABYTE = Buffer.alloc(1_000_000, 'x')

const upload = (megabytes: number) => {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="film.pdf"\r\n\r\n'
  return Buffer.concat([
    Buffer.from(head),
    ...Array.from({ length: megabytes }, () => MEGABYTE),
    Buffer.from('\r\n--b--\r\n'),
  ])
}

describe('The limit of a body', () => {
  it.each([2, 8, 40])(
    'rejects a body of %i MB with a message and keeps the connection open',
    async (size) => {
      const { port } = await send({ path: '/api/v3.1/banner/BCO/Banner' })
      const body = Buffer.alloc(size * 1_000_000, 'x')
      const headers = { ...JSON_TYPE, 'content-length': String(body.length) }
      const refused = await send({ ...SAVE, headers }, (request) => request.end(body))
      expect([refused.status, refused.json.result.errorcode]).toEqual([413, 'Error'])
      expect(refused.json.result.message).toContain('body: is too large')
      expect(refused.port).toBe(port)
      expect((await send({ path: '/api/v3.1/banner/BCO/Banner' })).port).toBe(port)
    },
  )

  it('rejects a body of unknown length with a message', async () => {
    const refused = await send({ ...SAVE, headers: JSON_TYPE }, (request) => {
      for (let sent = 0; sent < 8; sent += 1) request.write(MEGABYTE)
      request.end()
    })
    expect([refused.status, refused.json.result.errorcode]).toEqual([413, 'Error'])
  })

  it.each([6, 12, 40])('rejects a file of %i MB with a message', async (size) => {
    const save = await send({ ...SAVE, headers: JSON_TYPE }, (request) =>
      request.end('{"Kind":"SUPPORT","Summary":"A film"}'),
    )
    const body = upload(size)
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(body.length),
    }
    const path = `/api/v3.1/request/BCO/${save.json.data.Id}/attachment`
    const refused = await send({ method: 'POST', path, headers }, (request) => request.end(body))
    expect([refused.status, refused.json.result.errorcode]).toEqual([413, 'Error'])
    expect(refused.json.result.message).toMatch(/^file: .*large.* 5000000 bytes/)
    expect(refused.port).toBe(save.port)
  })
})

describe('The limit of a URL', () => {
  it.each([17_000, 200_000])(
    'rejects a URL of %i characters with an error in the envelope of the call',
    async (length) => {
      const filter = 'x'.repeat(length)
      const table = await send({ path: `/api/v3.1/token/BCO/filtered?filter=${filter}` })
      expect([table.status, table.json.ErrorCode]).toEqual([414, 'Error'])
      expect(table.json.Message).toContain('address')
      const one = await send({ path: `/api/v3.1/token/BCO/one/${filter}` })
      expect([one.status, one.json.result.errorcode]).toEqual([414, 'Error'])
    },
  )
})
