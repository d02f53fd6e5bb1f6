import { describe, expect, it } from 'vitest'
import { isUsageError, readCommandLine } from './commandLine.ts'

const mistake = (args: readonly string[]): unknown => {
  try {
    return readCommandLine(args)
  } catch (error) {
    return error
  }
}

describe('the command line', () => {
  it('asks for port 4010 and for no world of its own when it says nothing', () => {
    const options = readCommandLine([])
    expect(options).toMatchObject({ port: 4010, origin: 'http://localhost:4010' })
    for (const name of ['seed', 'size', 'now', 'data']) expect(options).not.toHaveProperty(name)
  })

  it('names the portals that may sign in', () => {
    const { portalOrigins } = readCommandLine(['--portal-origin', 'http://localhost:5173/dashboard'])
    expect(portalOrigins).toEqual(['http://localhost:5173'])
  })

  it.each([
    [['--port', 'http'], '--port must be a whole number from 1 to 65535'],
    [['--port', '0'], '--port must be a whole number from 1 to 65535'],
    [['--seed', '-1'], '--seed'],
    [['--size', 'huge'], '--size must be small or medium'],
    [['--now', 'soon'], '--now must be a date'],
    [['--portal-origin', 'localhost'], '--portal-origin must be an address'],
    [['--dist', '/nowhere'], 'npm run build'],
    [['--prot', '4010'], '--prot'],
    [['4010'], '4010'],
  ])('%j is refused with a sentence', (args, sentence) => {
    const error = mistake(args)
    expect(isUsageError(error)).toBe(true)
    expect(String(error)).toContain(sentence)
  })
})
