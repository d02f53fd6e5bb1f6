import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runNode, runStages } from './stages.mjs'
import { NO_BROWSER, testStages } from './testStages.mjs'

let cache
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'stages-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const GETS_BROWSER = 'e2e/chromium.ts'
const TESTS = 'node_modules/@playwright/test/cli.js'

/** Runs the stages as on a computer without a browser, with a `run` that only records what it would start. */
const runOnFreshMachine = async ({ canInstall = true } = {}) => {
  const started = []
  let hasBrowser = false
  const run = async (words, env = {}) => {
    const program = words.find((word) => /\.(m?js|ts)$|\/bin\//.test(word))
    started.push({ program, isHidden: env.CHROMIUM_PATH === NO_BROWSER.CHROMIUM_PATH })
    if (program === GETS_BROWSER) hasBrowser = canInstall
    const report = words.find((word) => word.startsWith('--outputFile.json='))?.split('=')[1]
    if (report) writeFileSync(report, JSON.stringify({ numPassedTests: 1 }))
    if (env.PLAYWRIGHT_JSON_OUTPUT_FILE)
      writeFileSync(env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats: { expected: 1 } }))
    const needsBrowser = program === GETS_BROWSER || program === TESTS
    return { ok: hasBrowser || !needsBrowser, output: '' }
  }
  const stages = testStages({ withBrowser: true, cache, run })
  // This test runs on installed packages, so it skips their installation.
  const [, ...others] = stages
  const results = await runStages([{ name: 'install', run: async () => ({ ok: true }) }, ...others], () => {})
  return { started, failed: results.filter(({ ok }) => !ok).map(({ name }) => name) }
}

describe('npm test on a machine without a browser', () => {
  it('installs a browser before the tests that need it, and hides the browser from all other stages', async () => {
    const { started, failed } = await runOnFreshMachine()
    expect(failed).toEqual([])
    const programs = started.map(({ program }) => program)
    expect(programs.indexOf(TESTS)).toBeGreaterThan(programs.indexOf(GETS_BROWSER))
    expect(programs).toContain('node_modules/knip/bin/knip.js')
    const seeing = started.filter(({ isHidden }) => !isHidden).map(({ program }) => program)
    expect(seeing).toEqual([GETS_BROWSER, TESTS])
  })

  it('fails only the browser stage when no browser can be installed', async () => {
    expect((await runOnFreshMachine({ canInstall: false })).failed).toEqual(['browser'])
  })

  it('installs no browser in stages that hide it', async () => {
    const { ok, output } = await runNode(['--import', 'tsx', GETS_BROWSER], NO_BROWSER)
    expect(output).toContain('does not start')
    expect(ok).toBe(false)
  })

  it('still loads the Playwright configuration, which knip reads', async () => {
    const read =
      "const { default: config } = await import('./e2e/playwright.config.ts'); console.log(config.testMatch)"
    const { ok, output } = await runNode(['--import', 'tsx', '--input-type=module', '-e', read], NO_BROWSER)
    expect(output).toContain('.spec.ts')
    expect(ok).toBe(true)
  })
})
