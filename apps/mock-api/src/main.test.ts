import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { freePort } from './identity/testSignIn.ts'

const run = (args: readonly string[]) =>
  new Promise<{ code: number | null; errors: string }>((resolve) => {
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      fileURLToPath(new URL('main.ts', import.meta.url)),
      ...args,
    ])
    let errors = ''
    // Once it listens it has said all that it has to say.
    child.stdout.on('data', () => child.kill('SIGTERM'))
    child.stderr.on('data', (chunk) => {
      errors += String(chunk)
    })
    child.on('close', (code) => resolve({ code, errors }))
  })

it('says clearly when the port is in use', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, 'localhost', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const { code, errors } = await run(['--port', String(port)])
  other.close()
  expect(code).toBe(1)
  expect(errors).toContain(`Port ${port} is in use`)
}, 20_000)

it('starts without a warning', async () => {
  const { code, errors } = await run(['--port', String(await freePort())])
  // Ended by this test, and not by an error.
  expect([code ?? 0, errors]).toEqual([0, ''])
}, 20_000)

it('listens at the address that `--host` says: not at one that this machine does not have', async () => {
  const { code, errors } = await run(['--port', String(await freePort()), '--host', '192.0.2.1'])
  expect(code).toBe(1)
  expect(errors).toContain('EADDRNOTAVAIL')
}, 20_000)
