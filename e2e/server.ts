import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { buildServer } from '@portal/mock-api'
import { delayCalls } from './delays.ts'
import { NOW } from './moment.ts'

/** Longest random delay of an API call, in ms; finds race conditions. */
const DELAYS = Number(process.env.DELAYS ?? 0)

const DIST = resolve(import.meta.dirname, '../apps/web/dist')

const freePort = () =>
  new Promise<number>((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })

/**
 * Serves the production build and the mock on a free local port. The mock's data is small and fixed, and its clock
 * starts at {@link NOW}.
 */
export const startServer = async ({
  dist = DIST,
}: {
  /** The build to serve; default: the current one. */
  readonly dist?: string | undefined
} = {}): Promise<{ origin: string; close: () => Promise<void> }> => {
  if (!existsSync(`${dist}/index.html`)) throw new Error('No build found. Run npm run build first.')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await buildServer({
    origin,
    portalOrigins: [origin],
    dist,
    seed: 7,
    size: 'small',
    now: NOW,
  })
  if (DELAYS > 0) delayCalls(server.server, DELAYS)
  await server.listen({ port, host: 'localhost' })
  return { origin, close: () => server.close() }
}
