import { definePageModel, done, failed } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { relationTreeMachine, selectFoundCount, selectTreeSearch, selectTreeViewState } from './machine.ts'
import { relationTreeModel } from './model.ts'
import { relationTreeWords } from './words.ts'

const ROOT = 'the group'
/** A sub-organisation with others below it, and one that only a search shows; by their names. */
const BRANCH = 'Meridiaan Vlaanderen'
const LEAF = 'Méridien Luxembourg'
const relation = (name: string): RelationEntry => ({ Id: name, Description: name, IsCompany: 1 })

const WRITTEN = 'It takes a write on another screen: organisationActs.spec.ts plays it'

/** The tree of a group's administrator, whose branches and search are held. */
export const relationTreePageModel = definePageModel(relationTreeMachine, {
  inputs: [{ root: ROOT }],
  events: [
    { type: 'OPEN', id: BRANCH },
    { type: 'CLOSE', id: BRANCH },
    { type: 'RETRY', id: ROOT },
    { type: 'RETRY', id: BRANCH },
    { type: 'SORT' },
    { type: 'FIND', text: 'luxem' },
    { type: 'FIND', text: '' },
    { type: 'RETRY_SEARCH' },
    done('readBranch', { [ROOT]: [relation(BRANCH), relation(LEAF)] }),
    done('readBranch', { [BRANCH]: [relation('Another')] }),
    failed('readBranch', { code: 'UNEXPECTED' }),
    done('findRelations', { matches: [LEAF], relations: [relation(LEAF)] }),
    failed('findRelations', { code: 'UNEXPECTED' }),
  ],
  key: relationTreeModel.key,
  facts: (snapshot) => ({
    viewState: selectTreeViewState(snapshot),
    search: selectTreeSearch(snapshot),
    count: selectFoundCount(snapshot),
    isDescending: snapshot.context.isDescending,
  }),
  // Each answer belongs to the branch that is asked for. Tree and search are held by one call: one at a time is played.
  allows: (snapshot, event) => {
    const { branches, open, waiting, failures, found, text } = snapshot.context
    const isTreeThere = branches[ROOT] !== undefined && found === undefined && text === ''
    const isQuiet = snapshot.matches({ branches: 'idle' })
    switch (event.type) {
      case 'xstate.done.actor.readBranch':
        return Object.keys(event['output'] as object)[0] === waiting[0]
      case 'OPEN':
        return isTreeThere && !open.includes(event['id'])
      case 'CLOSE':
        return isTreeThere && open.includes(event['id'])
      case 'RETRY':
        return (
          failures[event['id']] !== undefined &&
          open.includes(event['id']) &&
          text === '' &&
          (event['id'] === ROOT || isTreeThere)
        )
      case 'SORT':
        return text === ''
      case 'FIND':
        return isQuiet && branches[ROOT] !== undefined && event['text'] !== text
      default:
        return true
    }
  },
  filter: ({ context }) => context.waiting.length <= 2,
  unreachable: {
    'branches: RELOAD': WRITTEN,
    'branches.reading: RELOAD → branches.idle': WRITTEN,
  },
  words: relationTreeWords,
  limit: 4_000,
})
