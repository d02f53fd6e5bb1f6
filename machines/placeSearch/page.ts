import { done, type Facts, failed } from '@portal/paths'
import { definePage, fail, mock, own, see, user } from '../steps/index.ts'
import {
  PLACE_SEARCH_PAUSE_MS,
  PLACE_SEARCH_TIMEOUT_MS,
  selectIsPlaceSearchBusy,
  selectPlaceSearchViewState,
} from './machine.ts'
import { placeSearchModel } from './model.ts'

const PLACES = 'outside.places'
const FIELD = 'locations.search'

const TOWN = 'Roeselare'
const NOWHERE = 'zzzz'
const look = (text: string) => ({ type: 'LOOK_FOR', text }) as const

const MESSAGES = {
  searching: 'places.searching',
  tooShort: 'places.tooShort',
  nothing: 'places.nothing',
  failed: 'places.failed',
}

/** Expects the message for the view state and no other. A failure stays on screen during a retry. */
const banner =
  (isPending: boolean) =>
  ({ viewState, isBusy, text, places }: Facts) => [
    Object.entries(MESSAGES).map(([name, message]) =>
      name === viewState ? see.text(message) : see.noText(message),
    ),
    viewState === 'failed' ? see.text('faces.retry') : see.noText('faces.retry'),
    viewState === 'failed' && isBusy === true && see.busy('faces.retry'),
    viewState === 'found' ? see.text('places.found') : see.noText('places.found'),
    (places as readonly string[]).map((place) => see.text(own(place))),
    see.value(FIELD, String(text)),
    isPending ? see.waiting(PLACES) : see.nothingWaiting(),
  ]

/** The search above the map as a person types. */
export const placeSearchPage = definePage(
  placeSearchModel,
  {
    events: [
      look(TOWN),
      look(NOWHERE),
      look('Ro'),
      look(''),
      { type: 'RETRY' },
      done('findPlaces', [{ name: TOWN, detail: '8800 · Belgium', latitude: 50.9465, longitude: 3.1227 }]),
      done('findPlaces', []),
      failed('findPlaces', { code: 'FAILEDTOLOAD' }),
    ],
    facts: (snapshot) => ({
      viewState: selectPlaceSearchViewState(snapshot),
      isBusy: selectIsPlaceSearchBusy(snapshot),
      code: snapshot.context.error?.code ?? null,
    }),
    allows: ({ context: { text } }, event) => {
      switch (event.type) {
        case 'LOOK_FOR':
          // Typing the same text has no effect.
          return event['text'] !== text
        case 'xstate.done.actor.findPlaces':
          return (event['output'] as readonly unknown[]).length > 0 === (text === TOWN)
        default:
          return true
      }
    },
  },
  {
    starts: [mock.hold(PLACES), user.openAs('fleet', '/locations')],
    events: {
      LOOK_FOR: ({ text }) => user.fill(FIELD, text),
      RETRY: user.press('faces.retry'),
    },
    answers: {
      findPlaces: { done: mock.answer(PLACES), failed: (reason) => fail(PLACES, reason) },
    },
    delays: {
      PAUSE: user.wait(PLACE_SEARCH_PAUSE_MS),
      SEARCH_TIMEOUT: mock.leaveUnanswered(PLACES, PLACE_SEARCH_TIMEOUT_MS),
    },
    states: {
      idle: banner(false),
      tooShort: banner(false),
      waiting: banner(false),
      searching: banner(true),
      found: banner(false),
      nothing: banner(false),
      failed: banner(false),
    },
  },
)
