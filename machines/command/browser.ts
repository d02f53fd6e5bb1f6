import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PagePlayer, Verdict } from '@portal/paths/command'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const printProgress = (name: string) => {
  let last = ''
  return (output: string): void => {
    for (const [, at = '', all] of output.matchAll(/\[(\d+)\/(\d+)\] /g)) {
      if (at !== last) tell(`${name}: path ${at} of ${all}`)
      last = at
    }
  }
}

/** Runs a browser test. Returns its output if it fails. */
const runSpec = async (
  spec: string,
  name: string,
  more: Readonly<Record<string, string>>,
): Promise<Verdict> => {
  const words = [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    spec,
    '--reporter=line',
    '--output=.cache/paths/e2e',
  ]
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const onOutput = printProgress(name)
  child.stdout.on('data', (data) => {
    output.push(String(data))
    onOutput(String(data))
  })
  child.stderr.on('data', (data) => output.push(String(data)))
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return code === 0 ? undefined : output.join('')
}

/** Replays paths with the spec that also plays the committed paths. */
export const browser: PagePlayer = {
  replay: (name, file, shrunk) =>
    runSpec('e2e/paths/play.spec.ts', name, {
      PATHS_FILE: file,
      ...(shrunk !== undefined && { PATHS_SHRUNK: shrunk }),
    }),
}
