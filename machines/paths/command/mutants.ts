import type { PathsFile } from '../format.ts'
import {
  type Equivalents,
  LEAST_NOTICED,
  listedAs,
  type MutantKind,
  type MutantScore,
  mutantScores,
  percentOf,
} from '../mutantScore.ts'
import { print, tell } from './print.ts'
import type { PathSet, Project } from './project.ts'
import type { Command } from './read.ts'
import { readPaths } from './sets.ts'
import { chosenSets } from './show.ts'
import { EXIT } from './usage.ts'

const row = (name: string, scores: readonly MutantScore[]): string => {
  const sum = (of: (score: MutantScore) => number) => String(scores.reduce((all, one) => all + of(one), 0))
  const total = sum(
    ({ byPath, byHash, survivors, equivalents }) => byPath + byHash + survivors.length + equivalents.length,
  )
  return [
    name.padEnd(48),
    sum(({ byPath }) => byPath).padStart(6),
    sum(({ byHash }) => byHash).padStart(6),
    sum(({ survivors }) => survivors.length).padStart(9),
    sum(({ equivalents }) => equivalents.length).padStart(11),
    total.padStart(6),
    `${percentOf(scores).toFixed(1)} %`.padStart(8),
  ].join(' ')
}

/**
 * Returns complaints about the scores of a machine: undetected faults, kinds below the minimum, and mutants listed as
 * equivalent that are detected or do not exist.
 */
export const complaintsAbout = (
  name: string,
  scores: readonly MutantScore[],
  listed: Equivalents = {},
): readonly string[] => {
  const found = scores.flatMap(({ kind, equivalents }) => equivalents.map((one) => listedAs(kind, one)))
  return [
    ...scores.flatMap(({ kind, survivors }) =>
      survivors.map((one) => `${name}: ${listedAs(kind, one)}: neither a path nor the hash detects it`),
    ),
    ...scores
      .filter((score) => percentOf([score]) < LEAST_NOTICED)
      .map(
        (score) =>
          `${name}: ${score.kind}: ${percentOf([score]).toFixed(1)} % are noticed, and ${LEAST_NOTICED} % are wanted`,
      ),
    ...Object.keys(listed)
      .filter((one) => !found.includes(one))
      .map((one) => `${name}: ${one}: is listed as equivalent, but it is detected or does not exist`),
  ]
}

/** Returns the scores of a machine. Equivalent mutants are listed, but count neither as detected nor as undetected. */
export const scoresOf = (
  { model, equivalents }: Pick<PathSet, 'model' | 'equivalents'>,
  committed: PathsFile,
  kinds?: readonly MutantKind[],
): readonly MutantScore[] => mutantScores(model, committed, kinds, equivalents)

/** `mutants`: plants faults one at a time and prints the number of detected ones, per machine and kind. */
export const mutants = async (command: Command, project: Project): Promise<number> => {
  const sets = chosenSets(command, project).filter(({ isPage }) => !isPage)
  const all: MutantScore[] = []
  const complaints: string[] = []
  print(
    `${'planted fault'.padEnd(48)} ${'path'.padStart(6)} ${'hash'.padStart(6)}  survives  equivalent  total    score`,
  )
  for (const set of sets) {
    const { name, file } = set
    const committed = await readPaths(file)
    if (committed === undefined) continue
    const scores = scoresOf(set, committed)
    for (const score of scores) print(row(`${name}: ${score.kind}`, [score]))
    complaints.push(...complaintsAbout(name, scores, set.equivalents))
    all.push(...scores)
  }
  for (const kind of new Set(all.map((score) => score.kind))) {
    print(
      row(
        `all: ${kind}`,
        all.filter((score) => score.kind === kind),
      ),
    )
  }
  print(row('all', all))
  for (const { name, equivalents } of sets) {
    for (const [one, reason] of Object.entries(equivalents)) print(`equivalent: ${name}: ${one}: ${reason}`)
  }
  for (const complaint of complaints) tell(complaint)
  return complaints.length === 0 ? EXIT.fine : EXIT.failed
}
