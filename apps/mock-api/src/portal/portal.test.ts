import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentSecurityPolicy, mockConfig } from '@portal/schemas'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ORIGIN } from '../identity/testSignIn.ts'
import { buildServer } from '../server.ts'

let app: FastifyInstance
const dist = mkdtempSync(join(tmpdir(), 'portal-'))

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, 'index.html'), '<title>The portal</title>')
  writeFileSync(join(dist, 'silent-renew-oidc.html'), '<title>Renewing</title>')
  writeFileSync(join(dist, 'assets/portal-4f1c.js'), 'export {}')
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  app = await buildServer({ origin: TEST_ORIGIN, dist })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const open = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } })

describe('the built portal', () => {
  it.each([
    '/',
    '/dashboard',
    '/my/chargepoints/CP1',
    '/oidc-callback?code=1&state=2',
    '/signed-out',
    '/apiary',
  ])('is shown at %s, under its policy', async (url) => {
    const page = await open(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('The portal')
    expect(page.headers['content-security-policy']).toBe(contentSecurityPolicy(mockConfig(TEST_ORIGIN)))
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['x-content-type-options']).toBe('nosniff')
  })

  it('has its page for the silent renewal, which a frame of the portal may show', async () => {
    const page = await open('/silent-renew-oidc.html?code=1')
    expect(page.body).toContain('Renewing')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('lets files with a hash in their name be kept for good', async () => {
    const file = await open('/assets/portal-4f1c.js', '*/*')
    expect(file.statusCode).toBe(200)
    expect(file.headers['cache-control']).toContain('immutable')
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

  it('keeps the build manifest to itself', async () => {
    expect((await open('/.vite/manifest.json', 'application/json')).statusCode).toBe(404)
  })

  it('is not shown to what asks for something else than a page', async () => {
    expect((await open('/nothing.json', 'application/json')).statusCode).toBe(404)
  })

  it('finds its configuration at config.json', async () => {
    const answer = await open('/config.json')
    expect(answer.json()).toEqual(mockConfig(TEST_ORIGIN))
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('without a built portal', () => {
  it('the server still has the configuration, and no pages', async () => {
    const bare = await buildServer({ origin: TEST_ORIGIN })
    expect((await bare.inject('/config.json')).json()).toEqual(mockConfig(TEST_ORIGIN))
    expect((await bare.inject({ url: '/dashboard', headers: { accept: 'text/html' } })).statusCode).toBe(404)
    await bare.close()
  })
})
