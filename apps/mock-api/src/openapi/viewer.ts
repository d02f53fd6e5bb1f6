import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** Allows only this server, because the page must work offline. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'"

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>BCO API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/openapi/swagger-ui.css">
</head>
<body>
<main id="viewer"><noscript>Without scripts: <a href="/openapi.json">openapi.json</a></noscript></main>
<script src="/openapi/swagger-ui-bundle.js"></script>
<script src="/openapi/start.js"></script>
</body>
</html>`

const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
`

const JAVASCRIPT = 'text/javascript; charset=utf-8'
const DAY = 'public, max-age=86400'

/** Adds `/openapi`: Swagger UI for `/openapi.json`, which can also send requests. */
export const addViewer = (app: FastifyInstance): void => {
  const { resolve } = createRequire(import.meta.url)
  app.get('/openapi', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(HTML),
  )
  app.get('/openapi/start.js', async (_request, reply) => reply.type(JAVASCRIPT).send(START))
  const files = { 'swagger-ui-bundle.js': JAVASCRIPT, 'swagger-ui.css': 'text/css; charset=utf-8' }
  for (const [file, type] of Object.entries(files)) {
    app.get(`/openapi/${file}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', DAY)
        .send(await readFile(resolve(`swagger-ui-dist/${file}`))),
    )
  }
}
