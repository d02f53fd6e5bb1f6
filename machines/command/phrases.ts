import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Phrase } from '@portal/paths'
import type { Language } from '@portal/schemas'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The texts of the portal, asked of a process of their own: machines know nothing of the portal. */
export const phrasesIn = async (language: Language): Promise<readonly Phrase[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'e2e/phrases.ts', language],
    { cwd: ROOT, maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout) as Phrase[]
}
