import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatPaths, type Path } from '../format.ts'
import { refusalOf } from '../prove.ts'
import { structureHash } from '../transitions.ts'
import { pathInWords } from '../words.ts'
import { tell } from './print.ts'
import type { PathSet } from './sets.ts'

export type Where = 'chart' | 'page'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CACHE = `${ROOT}.cache/paths`

/** Why a path was not kept, in words; undefined: it was. */
export type Verdict = string | undefined

const onChart = async ({ model }: PathSet, path: Path): Promise<Verdict> =>
  (await refusalOf(model, [path]))?.message

/** Plays paths in the browser by the spec that plays the committed ones; what it says is the verdict. */
const inBrowser = async ({ model, name }: PathSet, paths: readonly Path[]): Promise<Verdict> => {
  await mkdir(CACHE, { recursive: true })
  const file = `${CACHE}/${name}.page.json`
  await writeFile(file, formatPaths({ machine: model.name, structure: structureHash(model.machine), paths }))
  const words = ['test', '-c', 'e2e/playwright.config.ts', 'e2e/paths/replay.spec.ts', '--reporter=line']
  const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], {
    cwd: ROOT,
    env: { ...process.env, PATHS_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stdout.on('data', (data) => said.push(String(data)))
  child.stderr.on('data', (data) => said.push(String(data)))
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return code === 0 ? undefined : said.join('')
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

/** Whether one path fails, for shrinking. */
export const failsOn = (set: PathSet, where: Where) => {
  let tries = 0
  return async (path: Path): Promise<boolean> => {
    const verdict = where === 'page' ? await inBrowser(set, [path]) : await onChart(set, path)
    tries += 1
    if (where === 'page') {
      tell(`try ${tries}: ${path.steps.length} steps ${verdict === undefined ? 'are kept' : 'still fail'}`)
    }
    return verdict !== undefined
  }
}

export const inWords = ({ model }: PathSet, path: Path): string => pathInWords(path, undefined, model.words)
