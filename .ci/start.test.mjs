import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'

const held = []

const holdPort = async (host) => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  held.push(server)
  return server.address().port
}

const run = async (script, env, words = []) => {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    output += data
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

const release = async () => {
  for (const server of held.splice(0)) {
    server.close()
    await once(server, 'close')
  }
}

afterEach(release)

describe('npm start', () => {
  it('names the port in use and the variable that changes it', async () => {
    const port = await holdPort('127.0.0.1')
    const { code, output } = await run('.ci/start.mjs', { PORT: '5999', MOCK_PORT: String(port) })
    expect(output).toContain(`Port ${port} (mock server) is in use`)
    expect(output).toContain(`MOCK_PORT=${port + 1} npm start`)
    expect(code).toBe(1)
  })

  it('passes options to the mock, which reports an invalid one', async () => {
    const [port, mockPort] = [await holdPort('localhost'), await holdPort('localhost')]
    await release()
    const { code, output } = await run('.ci/start.mjs', { PORT: String(port), MOCK_PORT: String(mockPort) }, [
      '--size',
      'huge',
    ])
    expect(output).toContain("--size must be small, medium or large, not 'huge'")
    expect(code).toBe(1)
  })

  it('names both ports when both are in use', async () => {
    const [port, mockPort] = [await holdPort('127.0.0.1'), await holdPort('127.0.0.1')]
    const { code, output } = await run('.ci/start.mjs', { PORT: String(port), MOCK_PORT: String(mockPort) })
    expect(output).toMatch(new RegExp(`Port ${port} \\(portal\\)[^]*Port ${mockPort} \\(mock server\\)`))
    expect(code).toBe(1)
  })

  it('rejects a port that browsers block', async () => {
    const { code, output } = await run('.ci/start.mjs', { PORT: '5999', MOCK_PORT: '4190' })
    expect(output).toContain('Port 4190 (mock server) is blocked by browsers')
    expect(output).toContain('MOCK_PORT=4191 npm start')
    expect(code).toBe(1)
  })

  it('rejects one port for two servers, and an invalid port', async () => {
    expect(await run('.ci/start.mjs', { PORT: '5999', MOCK_PORT: '5999' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('must differ'),
    })
    expect(await run('.ci/start.mjs', { PORT: 'http' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('PORT=http is not a port'),
    })
  })
})

describe('the servers that npm start runs', () => {
  it('stop with npm, although npm ends only its own shell', async () => {
    const port = await holdPort('127.0.0.1')
    await release()
    const address = `http://127.0.0.1:${port}`
    const server = `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`
    const script = `
      import { runServers } from './.ci/servers.mjs'
      await runServers([{ name: 'one', words: ['-e', ${JSON.stringify(server)}], env: {}, address: '${address}' }],
        () => console.log('All answer.'))`
    // The second command prevents the shell from replacing itself with Node.
    const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
      env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let stdout = ''
    shell.stdout.on('data', (data) => {
      stdout += data
      if (stdout.includes('All answer.')) shell.kill('SIGTERM')
    })
    // The servers share the output of the shell, so it closes only when all of them have ended.
    await once(shell, 'close')
    expect(stdout).toContain('All answer.')
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  })
})

describe('npm run preview', () => {
  const preview = (env) => run('.ci/preview.mjs', { npm_lifecycle_event: 'preview', ...env })

  it.each(['PORT', 'MOCK_PORT'])(
    'reads its port from %s, and names the variable when the port is in use',
    async (variable) => {
      const port = await holdPort('127.0.0.1')
      const { code, output } = await preview({ PORT: '', MOCK_PORT: '', [variable]: String(port) })
      expect(output).toContain(`Port ${port} (portal and mock server) is in use`)
      expect(output).toContain(`${variable}=${port + 1} npm run preview`)
      expect(code).toBe(1)
    },
  )

  it('accepts both variables with the same port and rejects them with different ones', async () => {
    const port = await holdPort('127.0.0.1')
    const same = await preview({ PORT: String(port), MOCK_PORT: String(port) })
    expect(same.output).toContain(`Port ${port} (portal and mock server) is in use`)
    const { code, output } = await preview({ PORT: '5999', MOCK_PORT: '4999' })
    expect(output).toContain('PORT=5999 and MOCK_PORT=4999 differ')
    expect(code).toBe(1)
  })

  it('rejects an invalid port of either variable', async () => {
    const { code, output } = await preview({ PORT: '', MOCK_PORT: 'http' })
    expect(output).toContain('MOCK_PORT=http is not a port')
    expect(code).toBe(1)
  })
})
