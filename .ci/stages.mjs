// Runs stages in parallel: up to two light ones, or one heavy one alone. After a failure, only the stages that need the
// failed one are skipped.
import { spawn } from 'node:child_process'
import { ROOT } from './install.mjs'

const LANES = 2
/** Timeout of a stage. On a slow computer, the browser stage takes about 40 minutes. */
const LONGEST_MS = 60 * 60_000

/** Runs node with the arguments `words`. Resolves with its success and all output. */
export const runNode = (words, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
    })
    const chunks = []
    child.stdout.on('data', (data) => chunks.push(data))
    child.stderr.on('data', (data) => chunks.push(data))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString('utf8').trim()
      resolve({ ok: code === 0, output: signal ? `${output}\nEnded by ${signal}.` : output })
    })
  })

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

const attempt = async (stage) => {
  const start = performance.now()
  let outcome
  try {
    outcome = await stage.run()
  } catch (error) {
    outcome = { ok: false, output: error.stack }
  }
  const { ok, output } = outcome
  // A stage that reports no test counts is itself one test.
  const passed = outcome.passed ?? (ok ? 1 : 0)
  const failed = Math.max(outcome.failed ?? 0, ok ? 0 : 1)
  return {
    name: stage.name,
    ok: ok && failed === 0,
    output,
    note: outcome.note,
    passed,
    failed,
    ms: performance.now() - start,
  }
}

/**
 * Runs `stages` ({ name, run, needs?: names, heavy?: boolean }); `run` resolves with { ok, output, passed?, failed?,
 * note? }. A stage that needs a failed one is skipped and counts as failed.
 */
export const runStages = async (stages, print) => {
  const results = new Map()
  const running = new Map()
  const report = (result) => {
    results.set(result.name, result)
    const note = result.note ? `  ${result.note}` : ''
    print(`${result.ok ? '✓' : '✗'} ${result.name.padEnd(12)} ${seconds(result.ms).padStart(8)}${note}`)
    if (!result.ok && result.output) print(`${result.output.replace(/^/gm, '  │ ')}\n`)
  }
  const width = ({ heavy }) => (heavy ? LANES : 1)
  const waiting = [...stages]
  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.slice()) {
      const needs = (stage.needs ?? []).map((name) => results.get(name))
      const missing = needs.find((need) => need && !need.ok)
      const used = [...running.values()].reduce((sum, { lanes }) => sum + lanes, 0)
      if (missing) {
        waiting.splice(waiting.indexOf(stage), 1)
        report({
          name: stage.name,
          ok: false,
          note: `not run: it needs ${missing.name}`,
          passed: 0,
          failed: 1,
          ms: 0,
        })
      } else if (needs.every(Boolean) && used + width(stage) <= LANES) {
        waiting.splice(waiting.indexOf(stage), 1)
        const done = attempt(stage).then((result) => {
          running.delete(stage.name)
          report(result)
        })
        running.set(stage.name, { lanes: width(stage), done })
      }
    }
    if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done))
  }
  return stages.map(({ name }) => results.get(name))
}

/** Returns the lines of the summary table, and `ok` if tests ran and none failed. */
export const summary = (results, elapsedMs) => {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  return {
    ok: failed === 0 && passed > 0,
    lines: [
      '',
      'stage            took   passed  failed',
      ...results.map(
        ({ name, ms, passed: good, failed: bad }) =>
          `${name.padEnd(12)} ${seconds(ms).padStart(8)} ${String(good).padStart(8)} ${String(bad).padStart(7)}`,
      ),
      `${'together'.padEnd(12)} ${seconds(elapsedMs).padStart(8)}`,
      '',
      `${passed} passed, ${failed} failed`,
    ],
  }
}
