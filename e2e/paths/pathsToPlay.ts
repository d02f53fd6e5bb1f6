import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Path, PathsFile } from '@portal/paths'

const MACHINES = fileURLToPath(new URL('../../machines', import.meta.url))

const read = (file: string): PathsFile => JSON.parse(readFileSync(file, 'utf8')) as PathsFile

/**
 * Returns the committed paths of a machine and its regressions, or only the paths of the file in `PATHS_FILE` (`npm run
 * paths -- replay FILE --on page`).
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

/** True if `PATHS_FILE` selects the paths; machines without paths in it are skipped. */
export const hasPathsFile = (): boolean => process.env.PATHS_FILE !== undefined

/** Saves a failed path for shrinking, and adds the command to the error message. */
export const failedWith = (error: unknown, { machine, structure }: PathsFile, path: Path): Error => {
  const file = fileURLToPath(new URL(`../../.cache/paths/failed-${path.id}.json`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ machine, structure, paths: [path] }))
  const message = error instanceof Error ? error.message : String(error)
  return new Error(
    `${message}\nShrink it: npm run paths -- shrink ${relative(process.cwd(), file)} --on page`,
    // The message already contains the error itself, so keep only its cause.
    { cause: error instanceof Error ? error.cause : error },
  )
}
