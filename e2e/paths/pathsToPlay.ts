import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playedBothWays, playedOneWay } from '@portal/machines/charter'
import type { Path, PathsFile } from '@portal/paths'

const MACHINES = fileURLToPath(new URL('../../machines', import.meta.url))

const read = (file: string): PathsFile => JSON.parse(readFileSync(file, 'utf8')) as PathsFile

/**
 * The committed paths of a machine, and those that failed once; where `PATHS_FILE` names a file (`npm run paths -- replay
 * FILE --on page`), its paths and no others.
 */
export const pathsToPlay = (
  name: string,
  committed: PathsFile,
  folder = process.env.PATHS_REGRESSIONS ?? MACHINES,
): readonly Path[] => {
  const asked = process.env.PATHS_FILE
  if (asked !== undefined) {
    const file = read(asked)
    return file.machine === committed.machine ? file.paths : []
  }
  const failedOnce = join(folder, name, 'regressions.page.json')
  const regressions = existsSync(failedOnce) ? read(failedOnce).paths : []
  const known = new Set(committed.paths.map(({ id }) => id))
  return [...committed.paths, ...regressions.filter(({ id }) => !known.has(id))]
}

/** How each committed path is played: once, followed or replayed; with `FOLLOW_ALL=1`, as at night, both ways. */
export const PLAYED = process.env.FOLLOW_ALL === '1' ? playedBothWays() : playedOneWay()

/** True if a file of paths decides which are played: machines without paths in it are then silent. */
export const isFileAsked = (): boolean => process.env.PATHS_FILE !== undefined

/** Puts a path that failed where it can be shortened, and adds to the error how. */
export const failedWith = (error: unknown, { machine, structure }: PathsFile, path: Path): Error => {
  const file = fileURLToPath(new URL(`../../.cache/paths/failed-${path.id}.json`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ machine, structure, paths: [path] }))
  const told = error instanceof Error ? error.message : String(error)
  return new Error(
    `${told}\nThe shortest way to see it: npm run paths -- shrink ${relative(process.cwd(), file)} --on page`,
    // What it was caused by; the failure itself tells the path, and once is enough.
    { cause: error instanceof Error ? error.cause : error },
  )
}
