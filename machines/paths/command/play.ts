import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatPaths, type Path } from '../format.ts'
import { refusalOf } from '../prove.ts'
import { structureOf } from '../transitions.ts'
import { pathInWords } from '../words.ts'
import { tell } from './print.ts'
import { type PathSet, readPaths } from './sets.ts'

export type Where = 'chart' | 'page'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CACHE = `${ROOT}.cache/paths`

/** Why a path was not kept, in words; undefined: it was. */
export type Verdict = string | undefined

const onChart = async ({ model }: PathSet, path: Path): Promise<Verdict> =>
  (await refusalOf(model, [path]))?.message

/** Tells how far the browser is, which its reporter says before each test: `[3/20] …`. */
const howFar = (name: string) => {
  let last = ''
  return (said: string): void => {
    for (const [, at = '', all] of said.matchAll(/\[(\d+)\/(\d+)\] /g)) {
      if (at !== last) tell(`${name}: path ${at} of ${all}`)
      last = at
    }
  }
}

/** Runs a browser test; what it says is the verdict. */
const runSpec = async (
  spec: string,
  name: string,
  more: Readonly<Record<string, string>>,
): Promise<Verdict> => {
  const words = [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    spec,
    '--reporter=line',
    '--output=.cache/paths/e2e',
  ]
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const tellHowFar = howFar(name)
  child.stdout.on('data', (data) => {
    said.push(String(data))
    tellHowFar(String(data))
  })
  child.stderr.on('data', (data) => said.push(String(data)))
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return code === 0 ? undefined : said.join('')
}

/** Plays paths in the browser by the spec that plays the committed ones. */
const inBrowser = async (
  { model, name }: PathSet,
  paths: readonly Path[],
  more: Readonly<Record<string, string>> = {},
): Promise<Verdict> => {
  await mkdir(CACHE, { recursive: true })
  const file = `${CACHE}/${name}.page.json`
  await writeFile(file, formatPaths({ machine: model.name, structure: structureOf(model.machine), paths }))
  return runSpec('e2e/paths/replay.spec.ts', name, { ...more, PATHS_FILE: file })
}

/** Follows every charter in the browser by its printed lines, not only those of every day. */
export const followCharters = (): Promise<Verdict> => {
  tell('all charters in the browser')
  return runSpec('e2e/charters/follow.spec.ts', 'charters', { FOLLOW_ALL: '1' })
}

/** Plays the paths and says of those that are not kept why. */
export const play = async (
  set: PathSet,
  paths: readonly Path[],
  where: Where,
): Promise<readonly string[]> => {
  if (paths.length === 0) return []
  if (where === 'page') {
    tell(`${set.name}: ${paths.length} paths in the browser`)
    const verdict = await inBrowser(set, paths)
    return verdict === undefined ? [] : [verdict]
  }
  const told: string[] = []
  for (const path of paths) {
    const verdict = await onChart(set, path)
    if (verdict !== undefined) told.push(verdict)
  }
  return told
}

/** The shortest path that still fails, and why; undefined: this one is kept. The browser tries them all in one run. */
export const shortestFailure = async (
  set: PathSet,
  path: Path,
  where: Where,
): Promise<{ readonly path: Path; readonly verdict: string } | undefined> => {
  if (where === 'page') {
    const found = `${CACHE}/${set.name}.shrunk.json`
    await rm(found, { force: true })
    tell(`${set.name}: path ${path.id} of ${path.steps.length} steps in the browser`)
    const verdict = await inBrowser(set, [path], { PATHS_SHRUNK: found })
    const [shrunk = path] = (await readPaths(found))?.paths ?? []
    return verdict === undefined ? undefined : { path: shrunk, verdict }
  }
  const refusal = await refusalOf(set.model, [path])
  return refusal && { path: refusal.path, verdict: refusal.message }
}

export const inWords = ({ model }: PathSet, path: Path): string => pathInWords(path, undefined, model.words)
