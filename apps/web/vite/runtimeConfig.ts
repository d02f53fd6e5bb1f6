import type { Plugin } from 'vite'
import { mockConfig, OSM_TILES } from '../../../schemas/config.ts'
import { TRANSLATIONS_PATH } from '../../../schemas/translations.ts'

/**
 * During development, serves a `/config.json` that points to the mock, and the mock's copy of the texts that operators
 * have changed. A deployment provides its own files.
 */
export const runtimeConfig = (mockOrigin: string): Plugin => ({
  name: 'runtime-config',
  configureServer(server) {
    server.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'no-store')
      response.end(JSON.stringify({ ...mockConfig(mockOrigin), tiles: OSM_TILES }))
    })
    server.middlewares.use(TRANSLATIONS_PATH, (_request, response) => {
      const pass = async () => {
        const answer = await fetch(mockOrigin + TRANSLATIONS_PATH).catch(() => undefined)
        response.statusCode = answer?.status ?? 502
        response.setHeader('content-type', 'application/json')
        response.end(await answer?.text())
      }
      void pass()
    })
  },
})
