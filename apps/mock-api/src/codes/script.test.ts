import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/testSignIn.ts'
import { CODES_SCRIPT } from './script.ts'
import { CODES } from './table.ts'

const run = promisify(execFile)

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.app.close())

const printed = async (): Promise<ReadonlyMap<string, string>> => {
  const marked = CODES_SCRIPT.replace(/^begin (.*)$/gm, "printf '@@ %s\\n' '$1'\nbegin $1")
  const { stdout } = await run('bash', ['-uc', marked], {
    env: { ...process.env, M: server.origin },
    maxBuffer: 50_000_000,
  })
  const sections = stdout.split('@@ ').slice(1)
  return new Map(
    sections.map((section) => [section.split('\n', 1)[0] ?? '', section.split('\n').slice(1).join('')]),
  )
}

const codeIn = (text = '{}'): unknown => {
  const { result, ErrorCode } = JSON.parse(text)
  return result?.errorcode ?? result ?? ErrorCode
}

describe('The script of the code table', () => {
  it('provokes every code of the server, even on a second run', async () => {
    const expected = Object.entries(CODES).flatMap(([code, ways]) =>
      ways.flatMap(({ by }, index) => (by === 'portal' ? [] : [[`code-${code}-${index}`, code] as const])),
    )
    for (const time of ['first', 'second']) {
      const found = await printed()
      expect(
        expected.filter(([session, code]) => codeIn(found.get(session)) !== code),
        `the ${time} time`,
      ).toEqual([])
    }
  })
})
