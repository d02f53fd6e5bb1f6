import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../../test/testSignIn.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'mock-kill-'))
const data = join(folder, 'state.log')
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts a server process. Resolves once it listens, with `code` true, or once it has ended, with its exit code. */
const start = async (words: readonly string[] = []) => {
  const port = await freePort()
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    MAIN,
    '--port',
    String(port),
    '--data',
    data,
    ...words,
  ])
  running.add(child)
  const closed = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  const origin = `http://localhost:${port}`
  const hasStarted = new Promise<true>((resolve) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes(origin)) resolve(true)
    })
  })
  const code = await Promise.race([hasStarted, closed])
  return { child, closed, origin, code, errors: () => errors }
}

const SESSIONS = ['one', 'two', 'three']

const callerAt = async (origin: string, session: string) => {
  const headers = { 'content-type': 'application/json', 'x-mock-session': session }
  const response = await fetch(`${origin}/__mock/token`, {
    method: 'POST',
    headers,
    body: '{"username":"driver"}',
  })
  const { access_token } = (await response.json()) as { access_token: string }
  const authorization = `Bearer ${access_token}`
  return async (path: string, body?: object, key = '') => {
    const answer = await fetch(`${origin}/api/v3.1/request/BCO/${path}`, {
      headers: { ...headers, authorization, ...(key !== '' && { 'idempotency-key': key }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await answer.json()) as { result: { status: string }; data: { Id: string; Summary: string } }
  }
}

it('A killed server loses no acknowledged write, and a retried write gets the first response', async () => {
  const first = await start()
  const acknowledged: { session: string; key: string; body: object; answer: unknown }[] = []
  const enough = new Promise<void>((resolve) => {
    const write = async (session: string, at: number): Promise<void> => {
      const ask = await callerAt(first.origin, session)
      for (let count = 0; ; count += 1) {
        const key = `${session}-${at}-${count}`
        const body = { Kind: 'SUPPORT', Summary: `${key} é` }
        const answer = await ask('createupdate', body, key)
        acknowledged.push({ session, key, body, answer })
        if (acknowledged.length === 60) resolve()
      }
    }
    // These writes can fail at any time, because the kill ends their connection.
    for (const session of SESSIONS) for (const at of [1, 2, 3]) write(session, at).catch(() => undefined)
  })
  await enough
  first.child.kill('SIGKILL')
  await first.closed

  const second = await start()
  expect(second.code).toBe(true)
  const callers = new Map(
    await Promise.all(SESSIONS.map(async (each) => [each, await callerAt(second.origin, each)] as const)),
  )
  for (const { session, key, body, answer } of acknowledged) {
    const ask = callers.get(session)
    const { Id } = (answer as { data: { Id: string } }).data
    expect((await ask?.(`one/${Id}`))?.data).toEqual((answer as { data: object }).data)
    expect(await ask?.('createupdate', body, key)).toEqual(answer)
  }
  const ids = acknowledged.map(({ answer }) => (answer as { data: { Id: string } }).data.Id)
  const made = await callers.get('one')?.('createupdate', { Kind: 'SUPPORT', Summary: 'new' })
  expect(made?.result.status).toBe('success')
  expect(acknowledged.some(({ session }, index) => session === 'one' && ids[index] === made?.data.Id)).toBe(
    false,
  )

  const third = await start()
  expect(third.code).toBe(1)
  expect(third.errors()).toContain(`in use by process ${second.child.pid}`)
  second.child.kill('SIGTERM')
  expect(await second.closed).toBe(0)

  const size = statSync(data).size
  const other = await start(['--seed', '8'])
  expect(other.code).toBe(1)
  expect(other.errors()).toContain('seed 7, not 8')
  expect(statSync(data).size).toBe(size)
})
