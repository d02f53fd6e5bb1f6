import { IDENTITY_BASE_PATH } from '@portal/schemas'
import type { FastifyInstance } from 'fastify'
import { html } from '../identity/html.ts'

/** Entry points of a server without a portal. */
const ADDRESSES = [
  { path: '/openapi', what: 'the calls under /api, to read and to try' },
  { path: '/openapi.json', what: 'the same as a document (OpenAPI 3.1)' },
  { path: `${IDENTITY_BASE_PATH}/.well-known/openid-configuration`, what: 'the identity provider' },
  { path: '/config.json', what: 'the configuration of a portal that uses this server' },
  { path: '/__mock', what: 'the control interface of tests: its calls' },
] as const

const POLICY = "default-src 'none'; base-uri 'none'"

const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mock of the BCO API</title></head>
<body>
<h1>Mock of the BCO API</h1>
<p>The portal runs elsewhere, or is served here with <code>--dist</code>.</p>
<ul>${ADDRESSES.map(({ path, what }) => html`<li><a href="${path}">${path}</a>: ${what}</li>`)}</ul>
</body>
</html>`

/** Adds `/` to a server without a portal: HTML for browsers, JSON for all other clients. */
export const addAddresses = (app: FastifyInstance): void => {
  app.get('/', async ({ headers }, reply) => {
    if (!(headers.accept ?? '').includes('text/html')) return { addresses: ADDRESSES }
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page.text)
  })
}
