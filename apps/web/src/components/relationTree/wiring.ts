import { type RelationTreeRef, relationTreeMachine } from '@portal/machines'
import { getRelationTree, getRelationTreeviewer, normalizeText, type RelationEntry } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { skippedIn, withSkips } from '../../data/records.ts'
import { useReloadAfterWrites } from '../../data/written.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import { branchesOf } from './branches.ts'

/** Root of the tree of all relations that the user may see. */
export const ALL = ''

const wholeTree = async (bco: Bco, options: CallOptions): Promise<readonly RelationEntry[]> =>
  (await bco.call(getRelationTreeviewer, {}, options)).data

/** Returns the server filter by name. Drops quotes in the text, which would end the literal. */
const named = (text: string): string => `(Description CO "${text.trim().replaceAll('"', '')}")`

/** Returns the ids of relations, with the number of skipped rows in their response. */
const idsOf = (relations: readonly RelationEntry[], answer: readonly RelationEntry[]): readonly string[] =>
  withSkips(
    relations.map(({ Id }) => Id),
    skippedIn(answer),
  )

/** Starts the tree actor of a relation, or of all relations. It stops when the view unmounts. */
export const useRelationTree = (root: string): RelationTreeRef => {
  const { bco } = useSystem()
  const tree = useActorRef(
    relationTreeMachine.provide({
      actors: {
        readBranch: fromPromise(async ({ input: { parent, isDescending }, signal }) => {
          const options: CallOptions = { signal }
          // Customers have no common parent, so the whole tree is read.
          if (parent === ALL) return branchesOf(await wholeTree(bco(), options), isDescending)
          const query = { directonly: true, sort: isDescending ? ('desc' as const) : ('asc' as const) }
          const { data } = await bco().call(getRelationTree, { params: { parentId: parent }, query }, options)
          return { [parent]: data }
        }),
        findRelations: fromPromise(async ({ input: { root: below, text }, signal }) => {
          const options: CallOptions = { signal }
          if (below === ALL) {
            const relations = await wholeTree(bco(), options)
            const needle = normalizeText(text.trim())
            const matches = relations.filter(({ Description }) => normalizeText(Description).includes(needle))
            return { relations, matches: idsOf(matches, relations) }
          }
          const [relations, found] = await Promise.all([
            wholeTree(bco(), options),
            bco().call(
              getRelationTree,
              { params: { parentId: below }, query: { filter: named(text) } },
              options,
            ),
          ])
          return { relations, matches: idsOf(found.data, found.data) }
        }),
      },
    }),
    { input: { root }, ...inspected },
  )
  useReloadAfterWrites(tree)
  return tree
}
