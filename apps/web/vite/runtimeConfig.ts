import type { Plugin } from 'vite'
import { mockConfig, OSM_TILES } from '../../../schemas/config.ts'

/** While developing, `/config.json` points the portal at the mock; a deployment puts its own file there. */
export const runtimeConfig = (mockOrigin: string): Plugin => ({
  name: 'runtime-config',
  configureServer(server) {
    server.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'no-store')
      response.end(JSON.stringify({ ...mockConfig(mockOrigin), tiles: OSM_TILES }))
    })
  },
})
