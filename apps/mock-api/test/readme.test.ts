import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from './testSignIn.ts'

const run = promisify(execFile)

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const PORT = 'http://localhost:4010'

const blocks = [...README.matchAll(/```sh\n([\s\S]*?)```/g)]
  .map(([, text = '']) => text)
  .filter((text) => text.includes('curl'))

let server: Awaited<ReturnType<typeof startServer>>
let folder: string
beforeAll(async () => {
  server = await startServer()
  // The README sends `plan.pdf` from the working directory.
  folder = mkdtempSync(join(tmpdir(), 'readme-'))
  writeFileSync(join(folder, 'plan.pdf'), '%PDF-1.4\n%%EOF\n')
})
afterAll(async () => {
  await server.app.close()
  rmSync(folder, { recursive: true })
})

/** Runs all blocks in one shell, like a reader. Each response follows its command on a separate line. */
const typed = async (): Promise<readonly { readonly command: string; readonly answer: string }[]> => {
  const marked = blocks
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) =>
      line.startsWith('curl')
        ? `printf '\\n@@ %s\\n' ${JSON.stringify(line.slice(0, 60)).replaceAll('$', '\\$')}\n${line}`
        : line,
    )
    .join('\n')
    .replaceAll(PORT, server.origin)
  const { stdout } = await run('bash', ['-euc', marked], { cwd: folder, maxBuffer: 50_000_000 })
  return stdout
    .split('\n@@ ')
    .slice(1)
    .map((part) => {
      const [command = '', ...answer] = part.split('\n')
      return { command, answer: answer.join('\n') }
    })
}

describe('A reader with curl and the README', () => {
  it('gets a successful response to every command', async () => {
    const answers = await typed()
    expect(answers.length).toBeGreaterThan(8)
    for (const { command, answer } of answers) {
      const { result, Status, error } = JSON.parse(answer === '' ? '{}' : answer)
      expect([command, error]).toEqual([command, undefined])
      expect([command, result?.status ?? Status ?? 'success', answer]).toEqual([command, 'success', answer])
    }
  })
})
