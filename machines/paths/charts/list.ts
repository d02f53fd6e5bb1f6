import type { AnyStateMachine } from 'xstate'
import type { PathSet } from '../command/project.ts'
import { readPaths } from '../command/sets.ts'
import { answerOf, type Model } from '../model.ts'
import { type Coverage, marksOf, type ProvenBy } from './marks.ts'

export interface Listed {
  readonly name: string
  readonly folder: string
  readonly machine: AnyStateMachine
  readonly markOf: Coverage
  /** Events that the model can send without data. */
  readonly bareEvents: readonly string[]
}

const provenBy = async (set: PathSet | undefined): Promise<ProvenBy | undefined> => {
  const committed = set && (await readPaths(set.file))
  return committed && { model: set.model, paths: committed.paths }
}

const bareEventsOf = ({ events }: Model): readonly string[] => {
  const bare = events.filter((event) => !answerOf(event) && Object.keys(event).length === 1)
  return [...new Set(bare.map(({ type }) => type))].sort()
}

/** Returns the charts of all machines, sorted by name, with the marks of their committed paths. */
export const listCharts = (sets: readonly PathSet[]): Promise<readonly Listed[]> =>
  Promise.all(
    sets
      .filter(({ isPage }) => !isPage)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (set) => ({
        name: set.name,
        folder: set.folder,
        machine: set.model.machine,
        bareEvents: bareEventsOf(set.model),
        markOf: marksOf(
          await provenBy(set),
          await provenBy(sets.find(({ name, isPage }) => isPage && name === set.name)),
        ),
      })),
  )
