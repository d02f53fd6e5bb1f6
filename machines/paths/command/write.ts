import { writeFile } from 'node:fs/promises'
import { cover } from '../cover.ts'
import { coverage } from '../coverage.ts'
import { driftInWords } from '../drift.ts'
import { formatPaths, type PathsFile } from '../format.ts'
import { print, tell } from './print.ts'
import type { PathSet } from './project.ts'
import { graphOf, readPaths, refreshed, relativePath } from './sets.ts'
import { EXIT, UsageError } from './usage.ts'

/** Writes a file of paths. With `isCheck`, only reports differences, and returns false if there are any. */
const keep = async (file: string, made: PathsFile, isCheck: boolean): Promise<boolean> => {
  // A file with conflict markers or without paths counts as missing, so that it is rewritten.
  const former = await readPaths(file).catch((error: unknown) => {
    if (isCheck || !(error instanceof UsageError)) throw error
    return undefined
  })
  const text = formatPaths(made)
  if (former !== undefined && formatPaths(former) === text) return true
  if (isCheck) {
    tell(`${relativePath(file)} is outdated: run 'npm run paths' and review the difference.`)
    for (const line of driftInWords(former, made)) tell(line)
    return false
  }
  await writeFile(file, text)
  print(`  written: ${relativePath(file)}`)
  return true
}

/** Writes the paths and updates the stored regressions for the current machines; with `isCheck`, only compares them. */
export const writeAll = async (sets: readonly PathSet[], isCheck: boolean): Promise<number> => {
  let isFine = true
  for (const set of sets) {
    const { name, isPage, model, file, regressions } = set
    const made = cover(model, { graph: graphOf(set), hasLosses: !isPage })
    const { covered, uncovered, percent } = coverage(model, made.paths)
    const steps = made.paths.reduce((sum, path) => sum + path.steps.length, 0)
    print(
      `${name}/${isPage ? 'paths.page.json' : 'paths.json'}: ${made.paths.length} paths, ${steps} steps, ${covered.length} transitions, ${percent} %`,
    )
    for (const transition of uncovered) print(`  not covered: ${transition}`)
    if (uncovered.length > 0) isFine = false
    if (!(await keep(file, made, isCheck))) isFine = false

    const stored = await readPaths(regressions)
    if (stored && !(await keep(regressions, refreshed(model, stored), isCheck))) isFine = false
  }
  return isFine ? EXIT.fine : EXIT.failed
}
