import { type Endpoint, endpoints } from '@portal/schemas/contract'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './document.ts'
import { addViewer } from './viewer.ts'

/** Adds `/openapi.json`, created on the first request, and `/openapi`, the page that renders it. */
export const addOpenApi = (app: FastifyInstance, origin: string): void => {
  let made: ReturnType<typeof openApiDocument> | undefined
  app.get('/openapi.json', async () => {
    made ??= openApiDocument(Object.values<Endpoint>(endpoints), origin)
    return made
  })
  addViewer(app)
}
