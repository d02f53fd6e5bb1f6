// `npm run build`: the production build into apps/web/dist, compressed as well, and the mock server in one piece into
// apps/mock-api/dist.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.mjs'
import { ensureInstalled, ROOT, requireNode } from './install.mjs'

export const DIST = join(ROOT, 'apps/web/dist')
const MOCK = join(ROOT, 'apps/mock-api')
/** The mock server as it is built: it starts without anything being translated first. */
export const MOCK_MAIN = join(MOCK, 'dist/main.js')
const SOURCES = [
  'apps/web',
  'apps/mock-api',
  'fixtures',
  'machines',
  'schemas',
  'package-lock.json',
  '.ci/compress.mjs',
]
const SKIPPED = new Set(['node_modules', 'dist'])

const newest = (path) => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(
    0,
    ...readdirSync(path, { withFileTypes: true })
      .filter((entry) => !SKIPPED.has(entry.name))
      .map((entry) => newest(join(path, entry.name))),
  )
}

/** When what the build is made of was last changed, milliseconds since the epoch. */
export const newestSource = () => Math.max(...SOURCES.map((path) => newest(join(ROOT, path))))

const node = (...words) =>
  spawnSync(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const vite = (...words) =>
  node('node_modules/vite/bin/vite.js', 'build', ...words, '--emptyOutDir', '--logLevel', 'warn')

/** The mock in one piece. Whether it succeeded. */
export const buildMock = () => {
  if (!vite('apps/mock-api', '--ssr', 'src/main.ts', '--outDir', 'dist')) return false
  // Read beside the module that serves it.
  cpSync(join(MOCK, 'src/identity/sign-in.css'), join(MOCK, 'dist/assets/sign-in.css'))
  return true
}

/** Whether the build of the portal succeeded; what it says goes to the terminal. */
export const build = () => {
  if (!vite('apps/web')) return false
  compress(DIST)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode()
  ensureInstalled()
  process.exitCode = build() && buildMock() ? 0 : 1
}
