import { spawnSync } from 'node:child_process'
import { chromium, type LaunchOptions } from '@playwright/test'

/**
 * System paths of Chromium builds that Playwright can drive. The headless shell comes first because it needs a quarter
 * less CPU.
 */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Chromium does not start as root with its sandbox; the other flags disable the GPU, QUIC, the first-run screens and
 * background traffic.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const works = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Returns the path of the browser: CHROMIUM_PATH, else Playwright's own, else the system's; undefined if none starts.
 */
const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : [chromium.executablePath(), ...SYSTEM]).find((path) => path && works(path))
}

export const launchOptions = (): LaunchOptions => {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('Chromium not found. `npm test` installs it, or set CHROMIUM_PATH to its path.')
  return { executablePath, args: FLAGS }
}

const run = (program: string, words: string[]): boolean =>
  spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 10 * 60_000 }).status === 0

/** Installs Playwright's browser or, if that one does not start and the user is root, Debian's. */
const installChromium = (): void => {
  // CHROMIUM_PATH takes precedence over any installed browser.
  if (process.env.CHROMIUM_PATH) return
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium'])
  if (findChromium() || process.getuid?.() !== 0) return
  if (!run('apt-get', ['update'])) return
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (run('apt-get', ['install', '-y', '--no-install-recommends', name])) return
}

if (process.argv[1] === import.meta.filename) {
  if (!findChromium()) installChromium()
  const found = findChromium()
  const named = process.env.CHROMIUM_PATH
  const why = named
    ? `CHROMIUM_PATH=${named} does not start.`
    : 'Chromium was not found and could not be installed. Set CHROMIUM_PATH to its path.'
  console.log(found ?? why)
  process.exitCode = found ? 0 : 1
}
