import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatPaths, type Path } from '../format.ts'
import { refusalOf } from '../prove.ts'
import { structureOf } from '../transitions.ts'
import { pathInWords } from '../words.ts'
import type { PagePlayer, Verdict } from './config.ts'
import { tell } from './print.ts'
import type { PathSet } from './project.ts'
import { readPaths } from './sets.ts'
import { UsageError } from './usage.ts'

export type Where = 'chart' | 'page'

/** Folder for the files that the browser run reads and writes. */
const CACHE = join(process.cwd(), '.cache', 'paths')

const onChart = async ({ model }: PathSet, path: Path): Promise<Verdict> =>
  (await refusalOf(model, [path]))?.message

const inBrowser = async (
  { model, name }: PathSet,
  paths: readonly Path[],
  page: PagePlayer | undefined,
  shrunk?: string,
): Promise<Verdict> => {
  if (page === undefined) throw new UsageError('The config has no player for paths on the page.')
  await mkdir(CACHE, { recursive: true })
  const file = join(CACHE, `${name}.page.json`)
  await writeFile(file, formatPaths({ machine: model.name, structure: structureOf(model.machine), paths }))
  return page.replay(name, file, shrunk)
}

/** Plays the paths and returns the reasons for their failures. */
export const play = async (
  set: PathSet,
  paths: readonly Path[],
  where: Where,
  page?: PagePlayer,
): Promise<readonly string[]> => {
  if (paths.length === 0) return []
  if (where === 'page') {
    tell(`${set.name}: ${paths.length} paths in the browser`)
    const verdict = await inBrowser(set, paths, page)
    return verdict === undefined ? [] : [verdict]
  }
  const failures: string[] = []
  for (const path of paths) {
    const verdict = await onChart(set, path)
    if (verdict !== undefined) failures.push(verdict)
  }
  return failures
}

/**
 * Returns a shortened path that still fails, with the reason; undefined if the given path passes. The browser tries
 * all candidates in one run.
 */
export const shortestFailure = async (
  set: PathSet,
  path: Path,
  where: Where,
  page?: PagePlayer,
): Promise<{ readonly path: Path; readonly verdict: string } | undefined> => {
  if (where === 'page') {
    const found = join(CACHE, `${set.name}.shrunk.json`)
    await rm(found, { force: true })
    tell(`${set.name}: path ${path.id} of ${path.steps.length} steps in the browser`)
    const verdict = await inBrowser(set, [path], page, found)
    const [shrunk = path] = (await readPaths(found))?.paths ?? []
    return verdict === undefined ? undefined : { path: shrunk, verdict }
  }
  const refusal = await refusalOf(set.model, [path])
  return refusal && { path: refusal.path, verdict: refusal.message }
}

export const inWords = ({ model }: PathSet, path: Path): string => pathInWords(path, undefined, model.words)
