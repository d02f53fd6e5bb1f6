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
  it('asks for the small world of seed 7 on port 4010 when it says nothing', () => {
    expect(readCommandLine([])).toMatchObject({
      port: 4010,
      seed: 7,
      size: 'small',
      origin: 'http://localhost:4010',
    })
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
