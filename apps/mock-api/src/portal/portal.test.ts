import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { contentSecurityPolicy, mockConfig, TRANSLATIONS_PATH } from '@portal/schemas'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from '../../test/testCalls.ts'
import { TEST_NOW, TEST_ORIGIN } from '../../test/testSignIn.ts'
import { buildServer } from '../server.ts'

let app: FastifyInstance
const dist = mkdtempSync(join(tmpdir(), 'portal-'))

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, 'index.html'), '<title>The portal</title>')
  writeFileSync(join(dist, 'silent-renew-oidc.html'), '<title>Renewing</title>')
  writeFileSync(join(dist, 'assets/portal-4f1c.js'), 'export {}')
  writeFileSync(join(dist, 'assets/plain-9d02.js'), 'export {}')
  for (const name of ['index.html', 'assets/portal-4f1c.js']) {
    const content = readFileSync(join(dist, name))
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(dist, `${name}.gz`), gzipSync(content))
  }
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  app = await buildServer({ origin: TEST_ORIGIN, dist })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const open = (url: string, accept = 'text/html,*/*', more: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...more } })
const openPacked = (url: string, encodings: string) =>
  open(url, 'text/html,*/*', { 'accept-encoding': encodings })

describe('the built portal', () => {
  it.each([
    '/',
    '/dashboard',
    '/my/chargepoints/CP1',
    '/oidc-callback?code=1&state=2',
    '/signed-out',
    '/apiary',
    '/my/chargepoints/%E0%A4%A',
  ])('is shown at %s with its content security policy', async (url) => {
    const page = await open(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('The portal')
    expect(page.headers['content-security-policy']).toBe(contentSecurityPolicy(mockConfig(TEST_ORIGIN)))
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['x-content-type-options']).toBe('nosniff')
  })

  it('includes a page for silent renewal that the portal may frame', async () => {
    const page = await open('/silent-renew-oidc.html?code=1')
    expect(page.body).toContain('Renewing')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('lets browsers cache files with a hash in their name permanently', async () => {
    const file = await open('/assets/portal-4f1c.js', '*/*')
    expect(file.statusCode).toBe(200)
    expect(file.headers['cache-control']).toContain('immutable')
    expect(file.headers['content-security-policy']).toBeUndefined()
  })

  it.each([
    { accepted: 'gzip, deflate, br, zstd', sent: 'br', unpack: brotliDecompressSync },
    { accepted: 'gzip, deflate', sent: 'gzip', unpack: gunzipSync },
    { accepted: 'br;q=0.1, gzip', sent: 'gzip', unpack: gunzipSync },
    { accepted: 'identity', sent: undefined, unpack: (body: Buffer) => body },
  ])('is sent as $sent to a browser that accepts $accepted', async ({ accepted, sent, unpack }) => {
    for (const [url, type, content] of [
      ['/dashboard', 'text/html', 'The portal'],
      ['/', 'text/html', 'The portal'],
      ['/assets/portal-4f1c.js', 'javascript', 'export {}'],
    ] as const) {
      const answer = await openPacked(url, accepted)
      expect(answer.headers['content-encoding']).toBe(sent)
      expect(answer.headers['content-type']).toContain(type)
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      expect(answer.headers['cache-control']).toContain(url.startsWith('/assets/') ? 'immutable' : 'no-cache')
      expect(unpack(answer.rawPayload).toString()).toContain(content)
    }
  })

  it('is sent uncompressed if the build has no compressed file', async () => {
    const answer = await openPacked('/assets/plain-9d02.js', 'gzip, br')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe('export {}')
  })

  it.each([
    '/assets/gone-1234.js',
    '/api/v3.1/nothing',
    '/identity/nothing',
    '/outside/nothing',
    '/__mock/nothing',
  ])('is not shown in place of %s', async (url) => {
    const answer = await open(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('The portal')
  })

  it('does not serve the build manifest', async () => {
    expect((await open('/.vite/manifest.json', 'application/json')).statusCode).toBe(404)
  })

  it('responds with 404 to requests that do not accept HTML', async () => {
    expect((await open('/nothing.json', 'application/json')).statusCode).toBe(404)
  })

  it('receives its configuration at config.json', async () => {
    const answer = await open('/config.json')
    expect(answer.json()).toEqual(mockConfig(TEST_ORIGIN))
    expect(answer.headers['cache-control']).toBe('no-cache')
  })
})

describe('The texts saved by operators', () => {
  it('appear in a file next to the configuration, with an ETag that changes with the texts', async () => {
    const server = await buildServer({ origin: TEST_ORIGIN, now: TEST_NOW })
    const read = (headers = {}) => server.inject({ url: TRANSLATIONS_PATH, headers })
    const first = await read()
    expect(first.headers['cache-control']).toBe('no-cache')
    const ifChanged = { 'if-none-match': first.headers.etag }
    expect((await read(ifChanged)).statusCode).toBe(304)
    const body = { Key: 'shell.language', En: 'Language', Fr: 'Parler', Nl: '' }
    const saved = await callsOf(server)('operator', 'POST', 'translation/BCO/createupdate', { body })
    expect(saved.code).toBe('')
    const second = await read(ifChanged)
    expect(second.statusCode).toBe(200)
    const { format, texts } = second.json()
    expect(format).toBe('portal-texts/1')
    expect(texts.fr['shell.language']).toBe('Parler')
    expect(texts.nl).not.toHaveProperty('shell.language')
    const elsewhere = await read({ 'x-mock-session': 'elsewhere' })
    expect(elsewhere.json().texts.fr).not.toHaveProperty('shell.language')
    await server.close()
  })
})

describe('without a built portal', () => {
  it('the server has the configuration but no pages', async () => {
    const bare = await buildServer({ origin: TEST_ORIGIN })
    expect((await bare.inject('/config.json')).json()).toEqual(mockConfig(TEST_ORIGIN))
    expect((await bare.inject({ url: '/dashboard', headers: { accept: 'text/html' } })).statusCode).toBe(404)
    await bare.close()
  })
})
