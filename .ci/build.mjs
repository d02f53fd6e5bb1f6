// `npm run build`: builds the portal into apps/web/dist, also compressed, and bundles the mock server into
// apps/mock-api/dist.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.mjs'
import { ensureInstalled, ROOT, requireNode } from './install.mjs'

export const DIST = join(ROOT, 'apps/web/dist')
const MOCK = join(ROOT, 'apps/mock-api')
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

/** Returns the time of the last change to any build input, in ms since the epoch. */
export const newestSource = () => Math.max(...SOURCES.map((path) => newest(join(ROOT, path))))

const node = (...words) =>
  spawnSync(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const vite = (...words) =>
  node('node_modules/vite/bin/vite.js', 'build', ...words, '--emptyOutDir', '--logLevel', 'warn')

/** Bundles the mock. Returns true on success. */
export const buildMock = () => {
  if (!vite('apps/mock-api', '--ssr', 'src/main.ts', '--outDir', 'dist')) return false
  // The bundled module reads its styles from its own folder, so copy them there.
  cpSync(join(MOCK, 'src/identity/sign-in.css'), join(MOCK, 'dist/assets/sign-in.css'))
  return true
}

/** Builds and compresses the portal, with output in the terminal. Returns true on success. */
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
