import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isUsageError, readCommandLine } from './commandLine.ts'

const optionsOf = (args: readonly string[], env = {}) => {
  const options = readCommandLine(args, env)
  if (options === 'help') throw new Error('Asks for help')
  return options
}

const mistake = (args: readonly string[], env = {}): unknown => {
  try {
    return readCommandLine(args, env)
  } catch (error) {
    return error
  }
}

describe('the command line', () => {
  it('defaults to port 4010 and no specific world', () => {
    const options = optionsOf([])
    expect(options).toMatchObject({ port: 4010, host: 'localhost', origin: 'http://localhost:4010' })
    for (const name of ['seed', 'size', 'now', 'data']) expect(options).not.toHaveProperty(name)
  })

  it('listens at the given address, but keeps localhost in its URL', () => {
    const options = optionsOf(['--host', '0.0.0.0', '--port', '4011'])
    expect(options).toMatchObject({ host: '0.0.0.0', origin: 'http://localhost:4011' })
  })

  it('accepts the origins of portals that may sign in', () => {
    const { portalOrigins } = optionsOf(['--portal-origin', 'http://localhost:5173/dashboard'])
    expect(portalOrigins).toEqual(['http://localhost:5173'])
  })

  it.each([
    [['--port', 'http'], '--port must be a whole number from 1 to 65535'],
    [['--host', ''], '--host must be a name or an address'],
    [['--port', '0'], '--port must be a whole number from 1 to 65535'],
    [['--seed', '-1'], '--seed'],
    [['--size', 'huge'], '--size must be small, medium or large'],
    [['--now', 'soon'], '--now must be a date'],
    [['--now', '+033715-01-01T00:00:00Z'], '--now must be a date and time from 2020 to 2099'],
    [['--portal-origin', 'localhost'], '--portal-origin must be an address'],
    [['--dist', '/nowhere'], 'npm run build'],
    [['--prot', '4010'], '--prot'],
    [['4010'], '4010'],
  ])('rejects %j with a message', (args, sentence) => {
    const error = mistake(args)
    expect(isUsageError(error)).toBe(true)
    expect(String(error)).toContain(sentence)
  })
  it('reads port and data file from the environment if no option sets them', () => {
    const env = { MOCK_PORT: '4999', MOCK_DATA: 'state.log' }
    expect(optionsOf([], env)).toMatchObject({ port: 4999, data: resolve('state.log') })
    expect(optionsOf(['--port', '4011', '--data', 'b.log'], env)).toMatchObject({
      port: 4011,
      origin: 'http://localhost:4011',
      data: resolve('b.log'),
    })
    expect(optionsOf([], { MOCK_PORT: '', MOCK_DATA: '' })).toMatchObject({ port: 4010 })
    expect(optionsOf([], { MOCK_PORT: '', MOCK_DATA: '' })).not.toHaveProperty('data')
  })

  it('names the variable with an invalid port', () => {
    expect(String(mistake([], { MOCK_PORT: 'http' }))).toContain('MOCK_PORT must be a whole number')
  })

  it('recognizes the request for help', () => {
    expect(readCommandLine(['--help'])).toBe('help')
  })
})
