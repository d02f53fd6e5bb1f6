import { SEARCH_MIN_LENGTH } from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'

/** Debounce for place requests. */
export const PLACE_SEARCH_PAUSE_MS = 300
/** Timeout of a search; counts as FAILEDTOLOAD. */
export const PLACE_SEARCH_TIMEOUT_MS = 10_000

/** A town or a street. Coordinates in degrees, WGS 84. */
export interface Place {
  readonly name: string
  /** Location, for example '9000 · Belgium' or 'Gent'. */
  readonly detail: string
  /** Address parts to fill in, if the service returns them. */
  readonly street?: string
  readonly city?: string
  readonly postalCode?: string
  /** Two capital letters. */
  readonly country?: string
  readonly latitude: number
  readonly longitude: number
}

export interface PlaceSearchContext {
  /** Trimmed search text. */
  readonly text: string
  readonly places: readonly Place[]
  readonly error: Failure | undefined
}

export type PlaceSearchEvent = { type: 'LOOK_FOR'; text: string } | { type: 'RETRY' }

const isOther = (context: PlaceSearchContext, text: string): boolean => text.trim() !== context.text

/** Place search above the map: needs at least 3 characters (S5) and calls the places service when typing pauses. */
export const placeSearchMachine = setup({
  types: {
    context: {} as PlaceSearchContext,
    events: {} as PlaceSearchEvent,
    tags: {} as 'busy',
  },
  actors: {
    findPlaces: notProvided<readonly Place[], { text: string }>('findPlaces'),
  },
  actions: {
    take: assign((_, { text }: { text: string }) => ({
      text: text.trim(),
      places: [],
      error: undefined,
    })),
    keep: assign((_, places: readonly Place[]) => ({ places, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
  },
  guards: {
    isNothing: ({ context }, { text }: { text: string }) => isOther(context, text) && text.trim() === '',
    isShort: ({ context }, { text }: { text: string }) =>
      isOther(context, text) && text.trim() !== '' && text.trim().length < SEARCH_MIN_LENGTH,
    isLong: ({ context }, { text }: { text: string }) =>
      isOther(context, text) && text.trim().length >= SEARCH_MIN_LENGTH,
    isNone: (_, places: readonly Place[]) => places.length === 0,
  },
  delays: { PAUSE: PLACE_SEARCH_PAUSE_MS, SEARCH_TIMEOUT: PLACE_SEARCH_TIMEOUT_MS },
}).createMachine({
  id: 'placeSearch',
  description: 'The place search above the map, from 3 characters (S5).',
  context: { text: '', places: [], error: undefined },
  initial: 'idle',
  on: {
    LOOK_FOR: [
      {
        guard: { type: 'isNothing', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'take', params: ({ event }) => event },
      },
      {
        guard: { type: 'isShort', params: ({ event }) => event },
        target: '.tooShort',
        actions: { type: 'take', params: ({ event }) => event },
      },
      {
        guard: { type: 'isLong', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'take', params: ({ event }) => event },
      },
    ],
  },
  states: {
    idle: { description: 'The search is empty, and the list contains all locations.' },
    tooShort: {
      description: 'The text has fewer than 3 characters; a message says so, and no request is sent.',
    },
    waiting: {
      description: 'The person is typing; the search starts when typing pauses.',
      tags: 'busy',
      after: { PAUSE: 'searching' },
    },
    searching: {
      description: 'The places are being read; matching locations are already listed.',
      tags: 'busy',
      invoke: {
        id: 'findPlaces',
        src: 'findPlaces',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'isNone', params: ({ event }) => event.output },
            target: 'nothing',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'found', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: { SEARCH_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
    },
    found: { description: 'Matching places are listed; choosing one shows its surroundings.' },
    nothing: { description: 'No place matches.' },
    failed: {
      description: 'The places could not be read; locations are still filtered.',
      on: { RETRY: 'searching' },
    },
  },
})

export type PlaceSearchMachine = typeof placeSearchMachine
export type PlaceSearchRef = ActorRefFrom<PlaceSearchMachine>
export type PlaceSearchSnapshot = SnapshotFrom<PlaceSearchMachine>

/** A failure stays on screen during a retry. */
export type PlaceSearchViewState = 'idle' | 'tooShort' | 'searching' | 'found' | 'nothing' | 'failed'

export const selectPlaceSearchViewState = (snapshot: PlaceSearchSnapshot): PlaceSearchViewState => {
  if (snapshot.context.error) return 'failed'
  if (snapshot.hasTag('busy')) return 'searching'
  return snapshot.value as Exclude<typeof snapshot.value, 'waiting'>
}

/** Text that filters the locations; undefined if it is too short. */
export const selectSoughtText = ({ context }: PlaceSearchSnapshot): string | undefined =>
  context.text.length < SEARCH_MIN_LENGTH ? undefined : context.text

export const selectIsPlaceSearchBusy = (snapshot: PlaceSearchSnapshot): boolean => snapshot.hasTag('busy')
