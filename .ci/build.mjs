// `npm run build`: the production build into apps/web/dist, then the byte gate.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ROOT, requireNode } from './install.mjs'

export const DIST = join(ROOT, 'apps/web/dist')
const SOURCES = ['apps/web', 'machines', 'schemas', 'package-lock.json', '.ci/chunkModules.mjs']
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

/** Whether the build succeeded; what it says goes to the terminal. */
export const build = () =>
  node('node_modules/vite/bin/vite.js', 'build', 'apps/web', '--emptyOutDir', '--logLevel', 'warn')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode()
  ensureInstalled()
  const withBytes = !process.argv.includes('--no-bytes')
  process.exitCode = build() && (!withBytes || node('.ci/bytes.mjs')) ? 0 : 1
}
