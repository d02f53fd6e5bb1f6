// `npm test`: everything. `npm run check` (`--check`): everything that needs no browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, ROOT, requireNode } from './install.mjs'
import { runNode, runStages, summary } from './stages.mjs'

const print = (line) => console.log(line)
const CACHE = join(ROOT, '.cache/ci')

const tool =
  (...words) =>
  () =>
    runNode(words)

const reportOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The outcome of a test run: a test that is skipped proves nothing and counts as failed. */
const counted = ({ ok, output }, passed, failed, skipped) => ({
  ok: ok && passed > 0,
  output: passed + failed === 0 ? `${output}\nNo test ran.` : output,
  passed,
  failed: failed + skipped,
  note: `${passed} tests${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`,
})

const unit = async () => {
  const file = join(CACHE, 'unit.json')
  rmSync(file, { force: true })
  const outcome = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = reportOf(file)
  // A file that fails before its first test has no test that could fail.
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report ?? {}
  return counted(outcome, numPassedTests, numFailedTests + broken, numPendingTests + numTodoTests)
}

const browser = async () => {
  const found = await runNode(['--import', 'tsx', 'e2e/chromium.ts'])
  if (!found.ok) return { ...found, note: 'no browser' }
  const file = join(CACHE, 'browser.json')
  rmSync(file, { force: true })
  const outcome = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  const { stats, errors = [] } = reportOf(file) ?? {}
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {}
  return counted(outcome, expected, unexpected + flaky + errors.length, skipped)
}

const TSC = 'node_modules/@typescript/native/bin/tsc'

const checks = [
  { name: 'format', run: tool('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'lint', run: tool('node_modules/oxlint/bin/oxlint', '--type-aware') },
  { name: 'types', run: tool(TSC, '-p', '.') },
  { name: 'pure types', run: tool(TSC, '-p', 'tsconfig.pure.json') },
  { name: 'imports', run: tool('.ci/imports.mjs') },
  { name: 'paths', run: tool('--import', 'tsx', 'machines/paths/generate.ts', 'check') },
  { name: 'charts', run: tool('--import', 'tsx', 'machines/charts/generate.ts', '--check') },
  { name: 'dead code', run: tool('node_modules/knip/bin/knip.js') },
  { name: 'build', run: tool('.ci/build.mjs', '--no-bytes') },
  { name: 'bytes', needs: ['build'], run: tool('.ci/bytes.mjs') },
  { name: 'unit', heavy: true, run: unit },
]
const inBrowser = { name: 'browser', heavy: true, needs: ['build'], run: browser }
const installing = { name: 'install', heavy: true, run: async () => ({ ok: install(), output: '' }) }

requireNode()
mkdirSync(CACHE, { recursive: true })
const start = performance.now()
const chosen = process.argv.includes('--check') ? checks : [...checks, inBrowser]
const stages = [
  installing,
  ...chosen.map((stage) => ({ ...stage, needs: ['install', ...(stage.needs ?? [])] })),
]
const { ok, lines } = summary(await runStages(stages, print), performance.now() - start)
for (const line of lines) print(line)
process.exitCode = ok ? 0 : 1
