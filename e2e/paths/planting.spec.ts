import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PAGE_PROOFS } from '@portal/machines/models'
import { formatPaths, type PathsFile, pathFrom } from '@portal/paths'
import { expect, test } from '../stack.ts'
import { pathsToPlay } from './pathsToPlay.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/**
 * Two runs of the command, each with its own browser and server; the first plays several paths, which takes minutes on
 * a busy machine.
 */
const COMMANDS_TIMEOUT_MS = 15 * 60_000

const { model, committed } = PAGE_PROOFS.cookieConsent

/** Runs `npm run paths -- …`; returns its output and exit code. */
const paths = (words: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'machines/paths/generate.ts', '--config', 'machines/paths.config.ts', ...words],
      { cwd: ROOT, env: { ...process.env, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, output: out + err }),
    )
  })

test('The command line shrinks a failing path to the fewest steps and stores them for replay', async () => {
  test.setTimeout(COMMANDS_TIMEOUT_MS)
  const folder = await mkdtemp(join(tmpdir(), 'paths-'))
  try {
    // Short, because each try signs in: the first step fails, the second is unnecessary.
    const way = [{ type: 'ACCEPT_ALL' }, { type: 'OPEN_PREFERENCES' }]
    const path = pathFrom(model, model.inputs[0], way)
    if (!path) throw new Error('The machine rejects this path.')
    const file = join(folder, 'failed.json')
    await writeFile(file, formatPaths({ ...committed, paths: [path] }))

    const shrunk = await paths(['shrink', file, '--on', 'page'], {
      PATHS_FAULT: 'ACCEPT_ALL=OPEN_PREFERENCES',
      PATHS_REGRESSIONS: folder,
    })
    expect(shrunk.output).toContain(`Path ${path.id} of 2 steps still fails with 1:`)
    expect(shrunk.output).toMatch(/1 ACCEPT_ALL/)
    expect(shrunk.code).toBe(1)

    const regressions = join(folder, 'cookieConsent', 'regressions.page.json')
    const [shortest, ...others] = (JSON.parse(await readFile(regressions, 'utf8')) as PathsFile).paths
    expect(others).toEqual([])
    expect(shortest?.steps.map(({ event }) => event.type)).toEqual(['ACCEPT_ALL'])
    // The regression is now played too.
    const played = pathsToPlay('cookieConsent', committed, folder)
    expect(played.map(({ id }) => id)).toEqual([...committed.paths.map(({ id }) => id), shortest?.id])

    const replayed = await paths(['replay', regressions, '--on', 'page'], {})
    expect(replayed.output).toContain('cookieConsent: path 1 of 1\n')
    expect(replayed.output).toContain('1 paths, 0 failed')
    expect(replayed.code).toBe(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})
