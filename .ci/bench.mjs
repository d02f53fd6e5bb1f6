// `npm run bench`: installs what only the measurements need, beside them, and runs them on a fresh build.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled, ROOT, requireNode } from './install.mjs'

const BENCH = join(ROOT, 'e2e/bench')
const run = (program, words, cwd) =>
  spawnSync(program, words, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  }).status === 0

requireNode()
ensureInstalled()
const installed =
  existsSync(join(BENCH, 'node_modules')) ||
  run('npm', ['ci', '--no-audit', '--no-fund', '--workspaces=false'], BENCH)
const measure = (file) => run(process.execPath, ['--import', 'tsx', `e2e/bench/${file}`], ROOT)
const done = installed && build() && measure('paths.mjs') && measure('mock.mjs') && measure('bench.mjs')
process.exitCode = done ? 0 : 1
