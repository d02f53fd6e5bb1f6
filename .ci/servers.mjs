// Runs servers in parallel until Ctrl-C, and reports when they respond.
import { delimiter, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './install.mjs'

/** Read on import: if npm ends while packages are being installed, `process.ppid` is different afterwards. */
const PARENT = process.ppid

const POLL_MS = 100
const PATIENCE_MS = 60_000

const answers = async (address) => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

const untilItAnswers = async (address, hasEnded) => {
  const giveUp = Date.now() + PATIENCE_MS
  while (!hasEnded() && Date.now() < giveUp) {
    if (await answers(address)) return true
    await sleep(POLL_MS)
  }
  return false
}

const quoted = (words) =>
  words.map((word) => (/^[\w./:=-]+$/.test(word) ? word : JSON.stringify(word))).join(' ')

/** Puts this Node first, because the servers start in a shell that looks up `node` on the PATH. */
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`

/**
 * Calls `end` when npm ends. npm runs scripts in a shell that forwards no signals, so the end of npm shows only as a
 * new parent process.
 */
const whenNpmEnds = (end) => {
  if (!process.env.npm_lifecycle_event) return
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return
    clearInterval(timer)
    end()
  }, POLL_MS)
  timer.unref()
}

/**
 * Runs the servers until they are stopped, then exits. Calls `ready` once all respond. Exits with 1 if a server does
 * not start or ends by itself.
 */
export const runServers = async (servers, ready) => {
  const { concurrently } = await import('concurrently')
  let ended = false
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      stopping = true
    })
  }
  const { commands, result } = concurrently(
    servers.map(({ name, words, env }) => ({
      name,
      command: quoted(['node', '--import', './.ci/endWithParent.mjs', ...words]),
      env: { PATH, ...env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
      cwd: ROOT,
    })),
    { killOthersOn: ['failure', 'success'], prefix: 'name', prefixColors: ['cyan', 'magenta'] },
  )
  const end = () => {
    ended = true
  }
  const finished = result.then(end, end)
  const endServers = () => {
    for (const command of commands) command.kill('SIGTERM')
  }
  whenNpmEnds(() => {
    stopping = true
    endServers()
  })

  const up = await Promise.all(servers.map(({ address }) => untilItAnswers(address, () => ended)))
  if (up.every(Boolean)) await ready()
  else if (!stopping) {
    const silent = servers.filter((_, index) => !up[index]).map(({ name }) => name)
    console.error(`Not started: ${silent.join(' and ')} did not answer. See its output above.`)
    endServers()
  }
  await finished
  process.exit(stopping ? 0 : 1)
}

/** Prints the mock's personas, one per line, and their password. */
export const printPersonas = async () => {
  // Loaded through tsx, because the fixtures are TypeScript.
  const { tsImport } = await import('tsx/esm/api')
  const { personas, PERSONA_PASSWORD } = await tsImport('@portal/fixtures', import.meta.url)
  const width = Math.max(...personas.map(({ username }) => username.length))
  console.log('\n  Sign in with one click as')
  for (const { username, description } of personas)
    console.log(`    ${username.padEnd(width)}  ${description}`)
  console.log(`  or with a user name and the password ${PERSONA_PASSWORD}\n`)
}
