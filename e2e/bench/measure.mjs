import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'

export const ROOT = resolve(import.meta.dirname, '../..')
export const CACHE = resolve(ROOT, '.cache/bench')
const POLL_MS = 5
const PATIENCE_MS = 120_000

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

export const freePort = async () => {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Linux reports CPU time of a process in hundredths of a second. */
const TICK_MS = 10

/**
 * Starts node with arguments that may depend on the port; resolves with the running server and its startup time once
 * `path` responds.
 */
export const startServer = async (words, path, env = {}) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, words(port), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += data
  })
  for (;;) {
    if (child.exitCode !== null || performance.now() - start > PATIENCE_MS) {
      child.kill()
      throw new Error(`No response from ${words(port).join(' ')}: ${complaint}`)
    }
    const ok = await fetch(`${origin}${path}`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) break
    await sleep(POLL_MS)
  }
  return {
    origin,
    pid: child.pid,
    ms: performance.now() - start,
    /** CPU time of the process in ms, over all processors. */
    worked: () => {
      const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
      const [user, system] = fields.split(' ').slice(11, 13)
      return (Number(user) + Number(system)) * TICK_MS
    },
    stop: async () => {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    },
  }
}

/** Bundles a program into one file, like the build of the mock (apps/mock-api/vite.config.ts). */
export const bundle = async (entry, name) => {
  const outfile = resolve(CACHE, `${name}.mjs`)
  await build({
    entryPoints: [resolve(ROOT, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    external: ['oidc-provider', '@fastify/static'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    },
  })
  return outfile
}
