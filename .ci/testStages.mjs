import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, ROOT } from './install.mjs'
import { runNode } from './stages.mjs'

/**
 * Environment that hides all browsers. The stages other than the browser stage run with it, so their results do not
 * depend on an installed browser.
 */
export const NO_BROWSER = { CHROMIUM_PATH: join(ROOT, '.ci/no-browser') }

const reportOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Skipped tests prove nothing, so they count as failed. */
const counted = ({ ok, output }, passed, failed, skipped) => ({
  ok: ok && passed > 0,
  output: passed + failed === 0 ? `${output}\nNo test ran.` : output,
  passed,
  failed: failed + skipped,
  note: `${passed} tests${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`,
})

const unit = async (run, cache) => {
  const file = join(cache, 'unit.json')
  rmSync(file, { force: true })
  const outcome = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    NO_BROWSER,
  )
  const report = reportOf(file)
  // A file that fails before its first test reports no failed test, so it is counted as one.
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report ?? {}
  return counted(outcome, numPassedTests, numFailedTests + broken, numPendingTests + numTodoTests)
}

const browser = async (run, cache) => {
  const found = await run(['--import', 'tsx', 'e2e/chromium.ts'])
  if (!found.ok) return { ...found, note: 'no browser' }
  const file = join(cache, 'browser.json')
  rmSync(file, { force: true })
  const outcome = await run(
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

/** One checker, because each further one would resolve the shared types again. */
const TSC = ['node_modules/@typescript/native/bin/tsc', '--checkers', '1']

/**
 * Returns the stages of `npm test` or `npm run check`, in order. `run` starts node with the given arguments; `cache`
 * is the folder for reports.
 */
export const testStages = ({ withBrowser, cache = join(ROOT, '.cache/ci'), run = runNode }) => {
  mkdirSync(cache, { recursive: true })
  const tool =
    (...words) =>
    () =>
      run(words, NO_BROWSER)
  const checks = [
    { name: 'format', run: tool('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
    { name: 'lint', run: tool('node_modules/oxlint/bin/oxlint', '--type-aware') },
    { name: 'types', run: tool(...TSC, '-p', '.') },
    { name: 'pure types', run: tool(...TSC, '-p', 'tsconfig.pure.json') },
    { name: 'imports', run: tool('.ci/imports.mjs') },
    {
      name: 'paths',
      run: tool(
        '--import',
        'tsx',
        'machines/paths/generate.ts',
        'check',
        '--config',
        'machines/paths.config.ts',
      ),
    },
    {
      name: 'charts',
      run: tool(
        '--import',
        'tsx',
        'machines/paths/generate.ts',
        'draw',
        '--check',
        '--config',
        'machines/paths.config.ts',
      ),
    },
    { name: 'dead code', run: tool('node_modules/knip/bin/knip.js') },
    { name: 'build', run: tool('.ci/build.mjs') },
    { name: 'budget', needs: ['build'], run: tool('.ci/budget.mjs') },
    { name: 'unit', heavy: true, run: () => unit(run, cache) },
  ]
  const inBrowser = { name: 'browser', heavy: true, needs: ['build'], run: () => browser(run, cache) }
  return [
    { name: 'install', heavy: true, run: async () => ({ ok: install(), output: '' }) },
    ...[...checks, ...(withBrowser ? [inBrowser] : [])].map((stage) => ({
      ...stage,
      needs: ['install', ...(stage.needs ?? [])],
    })),
  ]
}
