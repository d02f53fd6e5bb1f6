import { done, type Facts, failed, never } from '@portal/paths'
import { POLL_COUNTS_MS } from '@portal/schemas'
import { definePage, fail, mock, see, user } from '../steps/index.ts'
import {
  LOCATIONS_TIMEOUT_MS,
  selectIsLocationsBusy,
  selectLocations,
  selectLocationsViewState,
} from './machine.ts'
import { locationsModel } from './model.ts'

const POINTS = 'getLocationPoints'
const PAGES = 'filteredChargeLocation'
/** Number of the fleet manager's locations. */
const COUNT = 9

/** Represents all locations that the mock returns. */
const DEPOT = {
  id: 'L1',
  name: 'Depot',
  address: 'Havenlaan 1',
  city: 'Gent',
  latitude: 51,
  longitude: 3.7,
  isPublished: true,
  counts: { available: 1 },
  connectors: 2,
}

const NONE = 'This user always has locations; locations.spec.ts covers a user without any'

const content = ({ viewState, hasLocations, code, isBusy }: Facts) => [
  viewState === 'failed' ? see.text('locations.failed') : see.noText('locations.failed'),
  see.locations(hasLocations === true ? COUNT : 0),
  code === null
    ? see.noText('faces.retry')
    : [
        see.reason(String(code)),
        see.text('faces.retry'),
        isBusy === true ? see.busy('faces.retry') : see.enabled('faces.retry'),
      ],
]
const reading = (operation: string, other: string) => (expected: Facts) => [
  content(expected),
  see.waiting(operation),
  see.notWaiting(other),
]
const resting = (expected: Facts) => [content(expected), see.nothingWaiting()]

/** The locations of a fleet manager, on a server with or without the call for all points. */
export const locationsPage = definePage(
  locationsModel,
  {
    inputs: [{ isVisible: true }],
    events: [
      { type: 'SHOW' },
      { type: 'HIDE' },
      { type: 'RETRY' },
      done('readPoints', { points: [DEPOT], at: 1_000 }),
      failed('readPoints', { code: 'UNEXPECTED' }),
      failed('readPoints', { code: 'FAILEDTOFIND', status: 404 }),
      done('readPages', { points: [DEPOT], at: 2_000 }),
      failed('readPages', { code: 'UNEXPECTED' }),
    ],
    facts: (snapshot) => ({
      viewState: selectLocationsViewState(snapshot),
      isBusy: selectIsLocationsBusy(snapshot),
      hasLocations: selectLocations(snapshot) !== undefined,
      code: snapshot.context.error?.code ?? null,
    }),
    allows: (snapshot, { type }) => {
      const { isVisible, error } = snapshot.context
      if (type === 'SHOW') return !isVisible
      if (type === 'RETRY') return isVisible && error !== undefined && !snapshot.hasTag('busy')
      return isVisible || type !== 'HIDE'
    },
    accepted: {},
    unreachable: {
      empty: NONE,
      'reading.points: xstate.done.actor.readPoints [isNone] → empty': NONE,
      'reading.pages: xstate.done.actor.readPages [isNone] → empty': NONE,
      'empty: xstate.after.POLL.locations.empty [isVisible] → reading': NONE,
      'empty: xstate.after.POLL.locations.empty → due': NONE,
    },
  },
  {
    starts: [
      user.openAs('fleet', '/ui-elements'),
      mock.hold(POINTS),
      mock.hold(PAGES),
      user.open('/locations'),
    ],
    events: { SHOW: user.showTab(), HIDE: user.hideTab(), RETRY: user.press('faces.retry') },
    answers: {
      readPoints: { done: mock.answer(POINTS), failed: (reason) => fail(POINTS, reason) },
      readPages: { done: mock.answer(PAGES), failed: (reason) => fail(PAGES, reason) },
    },
    delays: {
      POLL: user.wait(POLL_COUNTS_MS),
      READ_TIMEOUT: (_, { state }) =>
        mock.leaveUnanswered(state === 'reading.pages' ? PAGES : POINTS, LOCATIONS_TIMEOUT_MS),
    },
    states: {
      'reading.choosing': never('Transient: never rendered'),
      'reading.points': reading(POINTS, PAGES),
      'reading.pages': reading(PAGES, POINTS),
      loaded: resting,
      empty: never(NONE),
      outdated: resting,
      due: resting,
      failed: resting,
    },
  },
)
