import { ACCEPTED_MUTANTS } from '../../acceptedMutants.ts'
import { type MutantScore, mutantScores, percentOf } from '../mutantScore.ts'
import { print, tell } from './print.ts'
import type { Command } from './read.ts'
import { type PathSet, readPaths } from './sets.ts'
import { chosenSets } from './show.ts'
import { EXIT } from './usage.ts'

/** Fewer faults noticed than this fail, in per cent. */
const LEAST = 98

const row = (name: string, scores: readonly MutantScore[]): string => {
  const sum = (of: (score: MutantScore) => number) => String(scores.reduce((all, one) => all + of(one), 0))
  const total = sum(({ byPath, byHash, survivors }) => byPath + byHash + survivors.length)
  return [
    name.padEnd(48),
    sum(({ byPath }) => byPath).padStart(6),
    sum(({ byHash }) => byHash).padStart(6),
    sum(({ survivors }) => survivors.length).padStart(9),
    total.padStart(6),
    `${percentOf(scores).toFixed(1)} %`.padStart(8),
  ].join(' ')
}

/** The faults of a chart's survivors: those that no reason accepts, and reasons without one. */
export const complaintsAbout = (name: string, scores: readonly MutantScore[]): readonly string[] => {
  const accepted = ACCEPTED_MUTANTS[name] ?? {}
  const survivors = scores.flatMap(({ kind, survivors: names }) => names.map((one) => `${kind}: ${one}`))
  return [
    ...survivors
      .filter((one) => !(one in accepted))
      .map((one) => `${name}: ${one}: neither a path nor the hash notices it`),
    ...Object.keys(accepted)
      .filter((one) => !survivors.includes(one))
      .map((one) => `${name}: ${one}: is accepted, but it is noticed or gone`),
  ]
}

/** `mutants`: plants faults in the charts, one at a time, and prints how many are noticed, per chart and kind. */
export const mutants = async (command: Command): Promise<number> => {
  const sets: readonly PathSet[] = chosenSets(command).filter(({ isPage }) => !isPage)
  const all: MutantScore[] = []
  const complaints: string[] = []
  print(`${'planted fault'.padEnd(48)} ${'path'.padStart(6)} ${'hash'.padStart(6)}  survives  total    score`)
  for (const { name, model, file } of sets) {
    const committed = await readPaths(file)
    if (committed === undefined) continue
    const scores = mutantScores(model, committed)
    for (const score of scores) print(row(`${name}: ${score.kind}`, [score]))
    complaints.push(...complaintsAbout(name, scores))
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
  for (const complaint of complaints) tell(complaint)
  return complaints.length === 0 && percentOf(all) >= LEAST ? EXIT.fine : EXIT.failed
}
