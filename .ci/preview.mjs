// `npm run preview`: the production build and the mock on one port, as a deployment would serve it.
import { statSync } from 'node:fs'
import { build, DIST, newestSource } from './build.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { portFrom, requireFreePorts } from './ports.mjs'
import { printPersonas, runServers } from './servers.mjs'

requireNode()
const port = portFrom('PORT', 4010)
await requireFreePorts([{ port, variable: 'PORT', what: 'portal and mock server' }])
ensureInstalled()

const built = statSync(`${DIST}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0
if (built < newestSource() && !build()) process.exit(1)

const origin = `http://localhost:${port}`
await runServers(
  [
    {
      name: 'preview',
      words: ['--import', 'tsx', 'apps/mock-api/src/main.ts', '--port', String(port), '--dist', DIST],
      env: {},
      address: `${origin}/__mock/health`,
    },
  ],
  async () => {
    console.log(`\n  Portal  ${origin}   (production build, with its Content-Security-Policy)`)
    await printPersonas()
    console.log('  Ctrl-C ends it.')
  },
)
