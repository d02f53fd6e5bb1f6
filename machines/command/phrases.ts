import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Phrase } from '@portal/paths'
import type { Language } from '@portal/schemas'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Texts of the portal, read in a separate process: machines must not import the portal. */
export const phrasesIn = async (language: Language): Promise<readonly Phrase[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'e2e/phrases.ts', language],
    { cwd: ROOT, maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout) as Phrase[]
}
