// `npm start`: runs the mock and the portal side by side. PORT and MOCK_PORT set their ports, MOCK_DATA the file in
// which the mock stores writes. Options after `--` are passed to the mock.
import { ensureInstalled, requireNode } from './install.mjs'
import { portFrom, requireFreePorts } from './ports.mjs'
import { printPersonas, runServers } from './servers.mjs'

requireNode()
const port = portFrom('PORT', 5173)
const mockPort = portFrom('MOCK_PORT', 4010)
if (port === mockPort) {
  console.error(`PORT and MOCK_PORT are both ${port}: they must differ.`)
  process.exit(1)
}
await requireFreePorts([
  { port, variable: 'PORT', what: 'portal' },
  { port: mockPort, variable: 'MOCK_PORT', what: 'mock server' },
])
ensureInstalled()

// `localhost`, not 127.0.0.1, because the sign-in cookies are bound to the host name.
const portal = `http://localhost:${port}`
const mock = `http://localhost:${mockPort}`

await runServers(
  [
    {
      name: 'mock',
      words: [
        '--import',
        'tsx',
        'apps/mock-api/src/main.ts',
        ...process.argv.slice(2),
        '--port',
        String(mockPort),
        '--portal-origin',
        portal,
      ],
      env: {},
      address: `${mock}/__mock/health`,
    },
    {
      name: 'portal',
      words: ['node_modules/vite/bin/vite.js', 'apps/web', '--logLevel', 'warn', '--clearScreen', 'false'],
      env: { PORT: String(port), MOCK_ORIGIN: mock },
      address: portal,
    },
  ],
  async () => {
    console.log(`\n  Portal       ${portal}\n  Mock server  ${mock}`)
    await printPersonas()
    console.log('  Press Ctrl-C to stop both.')
  },
)
