import { type Path, pathsAsMarkdown } from '@portal/paths'
import { PAGE_PROOFS, type Proof } from '../models.ts'
import { NOT_FOLLOWED } from './notFollowed.ts'
import { type Charter, type CharterPath, readCharter } from './read.ts'

/** How the browser plays the committed paths of a page chart: by its printed lines, and by its adapter. */
interface Played {
  readonly followed: Charter
  readonly replayed: readonly Path[]
}
type AllPlayed = Readonly<Record<keyof typeof PAGE_PROOFS, Played>>

/** What comes before the first step, a browser profile and a sign-in, takes as long as so many steps. */
const STEPS_OF_START = 8

/** The sentences that a path is made of, whatever they quote. */
export const sentencesIn = ({ steps }: CharterPath): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ acts, assertions }) => [
      ...acts.map(({ name }) => `do: ${name}`),
      ...assertions.map(({ name }) => `see: ${name}`),
    ]),
  )

/** Of all paths those that say every sentence, one after the other: each time the one that says most new ones for its length. */
const sayingAll = (paths: readonly CharterPath[]): ReadonlySet<CharterPath> => {
  const said = paths.map((path) => ({
    path,
    sentences: [...sentencesIn(path)],
    length: STEPS_OF_START + path.steps.length,
  }))
  const left = new Set(said.flatMap(({ sentences }) => sentences))
  const chosen = new Set<CharterPath>()
  while (left.size > 0) {
    const [best] = said
      .map((one) => ({
        ...one,
        worth: one.sentences.filter((sentence) => left.has(sentence)).length / one.length,
      }))
      .toSorted((a, b) => b.worth - a.worth)
    if (!best) break
    chosen.add(best.path)
    for (const sentence of best.sentences) left.delete(sentence)
  }
  return chosen
}

/** Each path both ways: by its printed lines, and by the adapter. */
export const playedBothWays = (): AllPlayed =>
  Object.fromEntries(
    Object.entries(PAGE_PROOFS as Readonly<Record<string, Proof>>).map(([name, { model, committed }]) => [
      name,
      {
        followed: readCharter(
          pathsAsMarkdown(model.name, name in NOT_FOLLOWED ? [] : committed.paths, model.words),
        ),
        replayed: committed.paths,
      },
    ]),
  ) as unknown as AllPlayed

/**
 * Each path one way, as in CI: those that together say every sentence of the charters are followed, the others
 * replayed. The same paths are parted in the same way each time.
 */
export const playedOneWay = (): AllPlayed => {
  const all = Object.entries(playedBothWays())
  const chosen = sayingAll(all.flatMap(([, { followed }]) => followed.paths))
  return Object.fromEntries(
    all.map(([name, { followed, replayed }]) => {
      const paths = followed.paths.filter((path) => chosen.has(path))
      const ids = new Set(paths.map(({ id }) => id))
      return [name, { followed: { ...followed, paths }, replayed: replayed.filter(({ id }) => !ids.has(id)) }]
    }),
  ) as unknown as AllPlayed
}
