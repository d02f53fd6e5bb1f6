import { type Path, pathsAsMarkdown } from '@portal/paths'
import { PAGE_PROOFS, type Proof } from '../models.ts'
import { NOT_FOLLOWED } from './notFollowed.ts'
import { type Charter, type CharterPath, readCharter } from './read.ts'

/**
 * Committed paths of a page model, split by how the browser plays them: followed by their printed lines, or
 * replayed by the adapter.
 */
interface Played {
  readonly followed: Charter
  readonly replayed: readonly Path[]
}
type AllPlayed = Readonly<Record<keyof typeof PAGE_PROOFS, Played>>

/** Setup cost of a path (browser profile and sign-in), in steps. */
const STEPS_OF_START = 8

/** Sentence forms of a path, without the quoted texts. */
export const sentencesIn = ({ steps }: CharterPath): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ acts, assertions }) => [
      ...acts.map(({ name }) => `do: ${name}`),
      ...assertions.map(({ name }) => `see: ${name}`),
    ]),
  )

/**
 * Picks paths that together use every sentence form. Greedy: each time the path with the most new forms for
 * its length.
 */
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

/** Each path both ways: by its printed lines and by the adapter. */
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
 * Each path one way, as in CI: paths that together use every sentence form of the charters are followed, the
 * others are replayed. The split is deterministic.
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
