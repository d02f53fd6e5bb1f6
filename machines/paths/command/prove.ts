import { CHECKS_OF_PART, check, findingInWords } from '../check.ts'
import { cover } from '../cover.ts'
import { interrupted, interruptedEverywhere } from '../interrupts.ts'
import { lawsBrokenOn } from '../laws.ts'
import { probes } from '../probes.ts'
import { changedParts, structureOf } from '../transitions.ts'
import { randomWalks } from '../walk.ts'
import { inWords, play, shortestFailure } from './play.ts'
import { print, tell, tellStates } from './print.ts'
import type { PathSet, Project } from './project.ts'
import { type Command, inShard } from './read.ts'
import { graphOf, keepRegression, readPaths, relativePath, setFor, titleOf } from './sets.ts'
import { chosenSets, coverageTable } from './show.ts'
import { EXIT, UsageError } from './usage.ts'
import { writeAll } from './write.ts'

const findingsOf = async (set: PathSet, seed: number, tries?: number): Promise<readonly string[]> => {
  const committed = set.isPage ? undefined : await readPaths(set.file)
  const findings = await check(set.model, {
    seed,
    ...(committed && { paths: committed.paths }),
    ...(tries !== undefined && { tries }),
    ...(set.isPage && { only: CHECKS_OF_PART }),
    onProgress: tellStates(set.name),
  })
  return findings.map((finding) => findingInWords(titleOf(set), finding))
}

/** `check`: verifies that the committed paths are up to date and reach the daily goals, and reports findings. */
export const checkAll = async (command: Command, project: Project): Promise<number> => {
  const sets = chosenSets(command, project)
  const drift = await writeAll(sets, true)
  print('')
  const isCovered = await coverageTable(sets, command.min)
  const findings: string[] = []
  for (const set of sets) findings.push(...(await findingsOf(set, command.seed)))
  for (const finding of findings) tell(finding)
  print(`\n${findings.length} findings`)
  return drift === EXIT.fine && isCovered && findings.length === 0 ? EXIT.fine : EXIT.failed
}

const fileOf = async ({ positionals, on }: Command, project: Project) => {
  const name = positionals[1]
  if (name === undefined) throw new UsageError('Name a file of paths.')
  const file = await readPaths(name)
  if (file === undefined) throw new UsageError(`There is no ${name}.`)
  const set = setFor(project, file, on === 'page')
  if (changedParts(file.structure, structureOf(set.model.machine)).length > 0) {
    tell(`The machine has changed since ${relativePath(name)} was written: its expectations may be outdated.`)
  }
  return { set, paths: file.paths }
}

/** `replay`: plays the paths of a file. */
export const replay = async (command: Command, project: Project): Promise<number> => {
  const { set, paths } = await fileOf(command, project)
  const failures = await play(set, inShard(paths, command.shard), command.on, project.page)
  for (const line of failures) print(line)
  print(`${paths.length} paths, ${failures.length} failed`)
  return failures.length === 0 ? EXIT.fine : EXIT.failed
}

/** `shrink`: finds the shortest path to each failure in a file and stores it as a regression. */
export const shrink = async (command: Command, project: Project): Promise<number> => {
  const { set, paths } = await fileOf(command, project)
  let failed = 0
  for (const path of paths) {
    const found = await shortestFailure(set, path, command.on, project.page)
    if (found === undefined) {
      print(`Path ${path.id} passes, so there is nothing to shrink.`)
      continue
    }
    failed += 1
    print(`Path ${path.id} of ${path.steps.length} steps still fails with ${found.path.steps.length}:`)
    print(inWords(set, found.path))
    await keepRegression(set, found.path)
    print(`  saved in ${relativePath(set.regressions)}, which is replayed from now on`)
  }
  return failed === 0 ? EXIT.fine : EXIT.failed
}

/** Random walks per machine and night. */
const NIGHTLY_WALKS = 100
/** Snapshots per machine and night for testing the key. */
const NIGHTLY_TRIES = 20_000

/** `nightly`: runs everything that takes too long for the daily run. */
export const nightly = async (command: Command, project: Project): Promise<number> => {
  const { on, seed, shard } = command
  const isFirstShard = shard === undefined || shard.index === 1
  let failed = 0
  for (const set of chosenSets(command, project).filter(({ isPage }) => isPage === (on === 'page'))) {
    const { model } = set
    const graph = graphOf(set)
    const pairs = cover(model, { goal: 'pairs', graph }).paths
    const walks = on === 'page' ? [] : randomWalks(model, { seed, count: NIGHTLY_WALKS })
    const more =
      on === 'page'
        ? interruptedEverywhere(model, pairs, set.pageInterrupts)
        : [...probes(model, graph), ...interrupted(model, pairs)]
    const paths = inShard([...pairs, ...walks, ...more], shard)
    const complaints = [...(await play(set, paths, on, project.page))]
    for (const path of paths) {
      for (const { law, step } of lawsBrokenOn(model, path)) {
        complaints.push(`${titleOf(set)}: path ${path.id}, step ${step}: the law '${law}' is broken`)
      }
    }
    if (isFirstShard) complaints.push(...(await findingsOf(set, seed, NIGHTLY_TRIES)))
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
    print(`${titleOf(set)}: ${paths.length} paths, ${steps} steps, ${complaints.length} findings`)
    for (const line of complaints) print(line)
    failed += complaints.length
  }
  return failed === 0 ? EXIT.fine : EXIT.failed
}
