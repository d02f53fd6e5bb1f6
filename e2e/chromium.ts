import { spawnSync } from 'node:child_process'
import { chromium, type LaunchOptions } from '@playwright/test'

/** Where operating systems put a Chromium that Playwright can drive; first the one without windows: a quarter less work. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** As root Chromium refuses its own sandbox; the rest keeps it from looking for updates and a GPU. */
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

/** The program to drive: the one that CHROMIUM_PATH names, else Playwright's own, else the system's; undefined if there is none. */
const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : [chromium.executablePath(), ...SYSTEM]).find((path) => path && works(path))
}

/** How every script and test here starts the browser. */
export const launchOptions = (): LaunchOptions => {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('There is no Chromium. `npm test` installs one; or name one in CHROMIUM_PATH.')
  return { executablePath, args: FLAGS }
}

const run = (program: string, words: string[]): boolean =>
  spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 10 * 60_000 }).status === 0

/** Gets a browser: Playwright's, else, where that cannot be downloaded, Debian's. */
const installChromium = (): void => {
  // Another one would not be used.
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
    ? `CHROMIUM_PATH=${named} is no browser that starts.`
    : 'No Chromium was found or could be installed: name one in CHROMIUM_PATH.'
  console.log(found ?? why)
  process.exitCode = found ? 0 : 1
}
