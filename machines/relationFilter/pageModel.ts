import { definePageModel, done, failed } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import {
  relationFilterMachine,
  selectRelationFilterViewState,
  selectRelationListViewState,
  selectRelationMatches,
} from './machine.ts'
import { relationFilterModel } from './model.ts'
import { relationFilterWords } from './words.ts'

/** Two of the relations that the mock lets a group of companies choose from, and one that it does not. */
const FLANDERS: RelationEntry = { Id: 'R00006', Description: 'Meridiaan Vlaanderen', IsCompany: 1 }
const WALLONIA: RelationEntry = { Id: 'R00007', Description: 'Méridien Wallonie', IsCompany: 1 }
const LOST: RelationEntry = { Id: 'R00003', Description: 'Noordzee Logistics', IsCompany: 1 }

const PERSON = { id: 'entity', isCompany: true } as const

/** The relation filter of one visit to the home page and the charger list, from the moment at which it is known who is there. */
export const relationFilterPageModel = definePageModel(relationFilterMachine, {
  inputs: [null],
  events: [
    { type: 'IDENTIFY', person: PERSON },
    { type: 'IDENTIFY', person: { ...PERSON, remembered: WALLONIA } },
    { type: 'IDENTIFY', person: { ...PERSON, remembered: LOST } },
    { type: 'IDENTIFY', person: { id: 'driver', isCompany: false } },
    { type: 'IDENTIFY', person: undefined },
    { type: 'PLACE', page: 'chargepoints' },
    { type: 'PLACE', page: undefined },
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'FILTER', text: 'WALLONIE' },
    { type: 'FILTER', text: 'zz' },
    { type: 'FILTER', text: ' ' },
    { type: 'CHOOSE', id: FLANDERS.Id },
    { type: 'CHOOSE', id: WALLONIA.Id },
    { type: 'CLEAR' },
    { type: 'RETRY' },
    done('listRelations', [FLANDERS, WALLONIA]),
    failed('listRelations', { code: 'UNEXPECTED' }),
  ],
  key: relationFilterModel.key,
  facts: relationFilterModel.facts,
  allows: (snapshot, event) => {
    const { person, page, chosen, text } = snapshot.context
    const isOpen = selectRelationFilterViewState(snapshot) === 'open'
    const list = selectRelationListViewState(snapshot)
    const { type } = event
    // Before anybody is known no one is anywhere, and who has signed out is on another page.
    if (!person) return page === undefined && type === 'IDENTIFY' && event.person !== undefined
    switch (type) {
      case 'IDENTIFY':
        return event.person === undefined && page !== undefined && !isOpen
      case 'PLACE':
        return event.page !== page
      case 'OPEN':
        return selectRelationFilterViewState(snapshot) === 'closed'
      case 'CLOSE':
        return isOpen
      case 'RETRY':
        return isOpen && list === 'failed'
      case 'FILTER':
        // Where the list failed nothing can be typed, and typing the same value changes nothing.
        return isOpen && list !== 'failed' && event.text.trim() !== text
      case 'CHOOSE':
        // Only what the search left is in the list.
        return isOpen && list === 'known' && selectRelationMatches(snapshot).some(({ Id }) => Id === event.id)
      case 'CLEAR':
        // The bar has a way back beside the chosen relation, the list shows all of them where nothing is typed.
        return isOpen ? list === 'known' && text === '' : chosen !== undefined && page !== undefined
      default:
        return true
    }
  },
  unreachable: {
    'offered.list: PLACE [needsOtherList] → offered.list.loading':
      'Here everybody goes home before another page; from one page to the next goes e2e/journeys/cards.spec.ts.',
  },
  words: relationFilterWords,
  limit: 2_000,
})
