import { type Contract, endpoints } from '@portal/schemas/contract'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './document.ts'
import { openApiPage } from './page.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** `/openapi.json` and the page `/openapi` that shows it. Both are made when first asked for. */
export const addOpenApi = (app: FastifyInstance, origin: string): void => {
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => {
    made ??= openApiDocument(Object.values<Contract>(endpoints), origin)
    return made
  }
  app.get('/openapi.json', async () => document())
  app.get('/openapi', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(openApiPage(document())),
  )
}
