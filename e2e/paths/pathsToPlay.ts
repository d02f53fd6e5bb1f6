import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Path, PathsFile } from '@portal/paths'

const MACHINES = fileURLToPath(new URL('../../machines', import.meta.url))

const read = (file: string): PathsFile => JSON.parse(readFileSync(file, 'utf8')) as PathsFile

/**
 * Committed paths of a machine and its regressions. If `PATHS_FILE` names a file (`npm run paths -- replay FILE --on
 * page`), only the paths of that file.
 */
export const pathsToPlay = (
  name: string,
  committed: PathsFile,
  folder = process.env.PATHS_REGRESSIONS ?? MACHINES,
): readonly Path[] => {
  const chosenFile = process.env.PATHS_FILE
  if (chosenFile !== undefined) {
    const file = read(chosenFile)
    return file.machine === committed.machine ? file.paths : []
  }
  const failedOnce = join(folder, name, 'regressions.page.json')
  const regressions = existsSync(failedOnce) ? read(failedOnce).paths : []
  const committedIds = new Set(committed.paths.map(({ id }) => id))
  return [...committed.paths, ...regressions.filter(({ id }) => !committedIds.has(id))]
}

/** True if a file of paths selects the paths to play: machines without paths in it are skipped. */
export const hasPathsFile = (): boolean => process.env.PATHS_FILE !== undefined

/** Stores a failed path for shrinking, and adds the command to the error. */
export const failedWith = (error: unknown, { machine, structure }: PathsFile, path: Path): Error => {
  const file = fileURLToPath(new URL(`../../.cache/paths/failed-${path.id}.json`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ machine, structure, paths: [path] }))
  const message = error instanceof Error ? error.message : String(error)
  return new Error(
    `${message}\nThe shortest way to see it: npm run paths -- shrink ${relative(process.cwd(), file)} --on page`,
    // The original cause: the error itself is already in the message.
    { cause: error instanceof Error ? error.cause : error },
  )
}
