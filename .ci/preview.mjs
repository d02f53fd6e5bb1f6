// `npm run preview`: runs the production build and the mock on one port, as in a deployment. PORT or MOCK_PORT sets
// that port. Options after `--` are passed to the mock.
import { statSync } from 'node:fs'
import { build, buildMock, DIST, MOCK_MAIN, newestSource } from './build.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { onePortFrom, requireFreePorts } from './ports.mjs'
import { printPersonas, runServers } from './servers.mjs'

requireNode()
const { port, variable } = onePortFrom(['PORT', 'MOCK_PORT'], 4010)
await requireFreePorts([{ port, variable, what: 'portal and mock server' }])
ensureInstalled()

const madeAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
const built = Math.min(madeAt(`${DIST}/index.html`), madeAt(MOCK_MAIN))
if (built < newestSource() && !(build() && buildMock())) process.exit(1)

const origin = `http://localhost:${port}`
await runServers(
  [
    {
      name: 'preview',
      words: [MOCK_MAIN, ...process.argv.slice(2), '--port', String(port), '--dist', DIST],
      env: {},
      address: `${origin}/__mock/health`,
    },
  ],
  async () => {
    console.log(`\n  Portal  ${origin}   (production build, with its Content-Security-Policy)`)
    await printPersonas()
    console.log('  Press Ctrl-C to stop it.')
  },
)
