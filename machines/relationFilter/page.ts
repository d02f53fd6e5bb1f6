import { done, type Facts, failed, never } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { definePage, device, fail, mock, own, see, text, user } from '../steps/index.ts'
import {
  RELATION_LIST_TIMEOUT_MS,
  type RelationFilterMachine,
  selectRelationFilterViewState,
  selectRelationListViewState,
  selectRelationMatches,
} from './machine.ts'
import { relationFilterModel } from './model.ts'

const INFO = 'getUserInfo'
const LIST = 'listSelectableRelations'
/** Key in session storage for the choice of this visit. */
const KEPT = 'charge-portal:relation:RC00004'

const FLANDERS: RelationEntry = { Id: 'R00006', Description: 'Meridiaan Vlaanderen', IsCompany: 1 }
const WALLONIA: RelationEntry = { Id: 'R00007', Description: 'Méridien Wallonie', IsCompany: 1 }
/** Not in the list that the mock returns. */
const LOST: RelationEntry = { Id: 'R00003', Description: 'Noordzee Logistics', IsCompany: 1 }
const LISTED = [FLANDERS, WALLONIA]
const PERSON = { id: 'entity', isCompany: true } as const

const nameOf = (id: unknown) => own([...LISTED, LOST].find(({ Id }) => Id === id)?.Description ?? String(id))

/** Beginning of the label of the button in the top bar; the chosen relation follows. */
const OPENER = text('relation.shown', { name: '' })

/** Expects the chosen relation in the top bar and in session storage. */
const bar = ({ chosen }: Facts) =>
  chosen === null
    ? [
        see.text(text('relation.shown', { name: text('relation.all') })),
        see.noText('relation.showAll'),
        see.notStored(KEPT, 'session'),
      ]
    : [
        see.text(text('relation.shown', { name: nameOf(chosen) })),
        see.text('relation.showAll'),
        see.stored(KEPT, String(chosen), 'session'),
      ]

/** Expects the open dialog, with options if the list is loaded. */
const open = (expected: Facts) => {
  const { list, offered, text: search } = expected
  const isLoaded = list === 'loaded'
  const options = [
    ...LISTED.map(({ Id, Description }) => ({
      name: own(Description),
      isVisible: isLoaded && (offered as readonly string[]).includes(Id),
    })),
    { name: 'relation.all', isVisible: isLoaded && search === '' },
  ]
  const visible = options.filter(({ isVisible }) => isVisible).map(({ name }) => name)
  const missing = options.filter(({ isVisible }) => !isVisible).map(({ name }) => name)
  return [
    bar(expected),
    see.dialog('relation.label'),
    isLoaded && visible.length === 0 && see.text('relation.none'),
    visible.length > 0 && [see.options(visible), see.noText('relation.none')],
    missing.length > 0 && see.noOptions(missing),
  ]
}

/** The relation filter during one visit to the home page and the charger list, beginning with the sign-in. */
export const relationFilterPage = definePage<RelationFilterMachine>(
  relationFilterModel,
  {
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
      done('listRelations', LISTED),
      failed('listRelations', { code: 'UNEXPECTED' }),
    ],
    allows: (snapshot, event) => {
      const { person, page, chosen, text: search } = snapshot.context
      const isOpen = selectRelationFilterViewState(snapshot) === 'open'
      const list = selectRelationListViewState(snapshot)
      const { type } = event
      // Without a person, only the first sign-in is possible, because a sign-out ends the path.
      if (!person) return page === undefined && type === 'IDENTIFY' && event['person'] !== undefined
      switch (type) {
        case 'IDENTIFY':
          return event['person'] === undefined && page !== undefined && !isOpen
        case 'PLACE':
          return event['page'] !== page
        case 'OPEN':
          return selectRelationFilterViewState(snapshot) === 'closed'
        case 'CLOSE':
          return isOpen
        case 'RETRY':
          return isOpen && list === 'failed'
        case 'FILTER':
          // A failed list has no search field, and typing the same text has no effect.
          return isOpen && list !== 'failed' && event['text'].trim() !== search
        case 'CHOOSE':
          // The list contains only the matches.
          return (
            isOpen &&
            list === 'loaded' &&
            selectRelationMatches(snapshot).some(({ Id }) => Id === event['id'])
          )
        case 'CLEAR':
          // The closed bar offers CLEAR as a button next to the chosen relation; the open list offers it as an option,
          // which a search hides.
          return isOpen ? list === 'loaded' && search === '' : chosen !== undefined && page !== undefined
        default:
          return true
      }
    },
    limit: 2_000,
    unreachable: {
      'offered.list: PLACE [needsOtherList] → offered.list.loading':
        'These paths go home between pages; e2e/journeys/cards.spec.ts covers direct navigation',
    },
  },
  {
    starts: [mock.hold(INFO), mock.hold(LIST), user.open('/home')],
    events: {
      IDENTIFY: ({ person }) =>
        person === undefined
          ? user.press('shell.logOut', 'accountMenu')
          : [
              user.signIn(person.id),
              person.remembered && device.store(KEPT, JSON.stringify(person.remembered), 'session'),
              mock.answer(INFO),
            ],
      PLACE: ({ page }) => (page === undefined ? user.goBack() : user.followLink('/my/chargepoints')),
      OPEN: user.pressStartingWith(OPENER),
      CLOSE: user.pressKey('Escape'),
      FILTER: ({ text: search }) => user.fill('relation.search', search),
      CHOOSE: ({ id }) => user.pick(nameOf(id)),
      CLEAR: (_, { viewState }) =>
        viewState === 'open' ? user.pick('relation.all') : user.press('relation.showAll'),
      RETRY: user.press('faces.retry'),
    },
    answers: {
      listRelations: { done: mock.answer(LIST), failed: (reason) => fail(LIST, reason) },
    },
    delays: { LIST_TIMEOUT: mock.leaveUnanswered(LIST, RELATION_LIST_TIMEOUT_MS) },
    states: {
      hidden: [see.noButtonStartingWith(OPENER), see.nothingWaiting(), see.noDialog('relation.label')],
      'offered.list.judging': never('Transient: never rendered'),
      'offered.list.loading': ({ viewState }) => [
        viewState === 'open' && see.text('shell.loading'),
        see.waiting(LIST),
      ],
      'offered.list.loaded': see.notWaiting(LIST),
      'offered.list.failed': ({ viewState, error }) => [
        viewState === 'open' && [
          see.text('relation.failed'),
          see.reason(String(error)),
          see.text('faces.retry'),
        ],
        see.notWaiting(LIST),
      ],
      'offered.popup.closed': (expected) => [bar(expected), see.noDialog('relation.label')],
      'offered.popup.browsing': open,
      'offered.popup.searching': open,
    },
  },
)
