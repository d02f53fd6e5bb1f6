import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { freePort } from '../test/testSignIn.ts'

const run = (args: readonly string[], env = {}) =>
  new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
      env: { ...process.env, ...env },
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      // All output is complete once the server listens.
      if (output.startsWith('Mock API')) child.kill('SIGTERM')
    })
    child.stderr.on('data', (chunk) => {
      errors += String(chunk)
    })
    child.on('close', (code) => resolve({ code, output, errors }))
  })

it('The mock server reports that its port is in use', async () => {
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

it('The mock server starts without a warning', async () => {
  const { code, errors } = await run(['--port', String(await freePort())])
  // The code is null if the signal of this test ended the process.
  expect([code ?? 0, errors]).toEqual([0, ''])
}, 20_000)

it('The mock server fails to start with `--host` set to an address of another machine', async () => {
  const { code, errors } = await run(['--port', String(await freePort()), '--host', '192.0.2.1'])
  expect(code).toBe(1)
  expect(errors).toContain('EADDRNOTAVAIL')
}, 20_000)

it('The mock server prints its usage on request, and after the error for an unknown option', async () => {
  const [help, wrong] = await Promise.all([run(['--help']), run(['--prot', '4010'])])
  expect([help.code, help.errors]).toEqual([0, ''])
  expect(help.output).toContain('Usage: npm run mock -- [options]')
  expect([wrong.code, wrong.output]).toEqual([1, ''])
  expect(wrong.errors).toContain('--prot')
  expect(wrong.errors).toContain('Usage: npm run mock -- [options]')
}, 20_000)

it('The mock server listens at MOCK_PORT and stores its data in MOCK_DATA', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'))
  const port = await freePort()
  const data = join(folder, 'state.log')
  const { output } = await run([], { MOCK_PORT: String(port), MOCK_DATA: data })
  expect(output).toContain(`http://localhost:${port}`)
  expect(existsSync(data)).toBe(true)
  rmSync(folder, { recursive: true })
}, 20_000)
