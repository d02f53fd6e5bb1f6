// `npm run bench`: installs the benchmark tools in e2e/bench and measures a fresh build.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, buildMock } from './build.mjs'
import { ensureInstalled, install, ROOT, requireNode } from './install.mjs'

const measure = (file) =>
  spawnSync(process.execPath, ['--import', 'tsx', `e2e/bench/${file}`], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status === 0

requireNode()
ensureInstalled()
const done =
  install(join(ROOT, 'e2e/bench')) &&
  build() &&
  buildMock() &&
  measure('paths.mjs') &&
  measure('mock.mjs') &&
  measure('bench.mjs') &&
  measure('largeWorld.ts') &&
  measure('lighthouse.mjs')
process.exitCode = done ? 0 : 1
