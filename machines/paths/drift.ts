import type { Path, PathsFile } from './format.ts'
import { canonical, type Facts } from './json.ts'
import { changedParts } from './transitions.ts'
import { eventInWords, summaryOf } from './words.ts'

/** Maximum number of printed differences. */
const MOST_LINES = 40

const differences = (former: Facts, now: Facts): string[] =>
  [...new Set([...Object.keys(former), ...Object.keys(now)])]
    .filter((name) => canonical(former[name]) !== canonical(now[name]))
    .map((name) => {
      const valueIn = (facts: Facts) => (name in facts ? canonical(facts[name]) : 'not expected')
      return `${name} was ${valueIn(former)}, is ${valueIn(now)}`
    })

const pathDrift = (former: Path, now: Path): string[] => {
  const at = (path: Path, index: number) => (index < 0 ? path : path.steps[index])
  return [-1, ...now.steps.keys()].flatMap((index) => {
    const [before, after] = [at(former, index), at(now, index)]
    const event = now.steps[index]?.event
    const where = event === undefined ? 'at the start' : `step ${index + 1}, after ${eventInWords(event)}`
    if (before === undefined || after === undefined) return []
    const lines = [
      ...differences(before.expect, after.expect),
      ...differences({ starts: before.starts }, { starts: after.starts }),
      ...differences({ does: before.does }, { does: after.does }),
    ]
    return lines.map((line) => `  ~ path ${now.id}, ${where}: ${line}`)
  })
}

/** Describes the differences between committed and current paths, one per line; empty if there are none. */
export const driftInWords = (former: PathsFile | undefined, now: PathsFile): readonly string[] => {
  if (former === undefined) return [`  + all ${now.paths.length} paths are new`]
  // Compare `now` as a file would store it, because JSON has no `undefined`.
  const written = JSON.parse(JSON.stringify(now)) as PathsFile
  const byId = new Map(former.paths.map((path) => [path.id, path]))
  const left = new Set(written.paths.map(({ id }) => id))
  const lines = [
    ...changedParts(former.structure, written.structure).map(
      (part) => `  ~ the structure of the machine differs in ${part}`,
    ),
    ...former.paths
      .filter(({ id }) => !left.has(id))
      .map((path) => `  - path ${path.id}: ${summaryOf(path)}`),
    ...written.paths
      .filter(({ id }) => !byId.has(id))
      .map((path) => `  + path ${path.id}: ${summaryOf(path)}`),
    ...written.paths.flatMap((path) => {
      const before = byId.get(path.id)
      return before === undefined ? [] : pathDrift(before, path)
    }),
  ]
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `  … and ${more} more`] : lines
}
