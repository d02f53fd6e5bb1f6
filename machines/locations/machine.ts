import { type DisplayState, POLL_COUNTS_MS } from '@portal/schemas'
import { type ActorRefFrom, assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided, saysMissing } from '../failure.ts'

/** Timeout of a read; counts as FAILEDTOLOAD. */
export const LOCATIONS_TIMEOUT_MS = 30_000

/**
 * A location on the map and in the list. Coordinates in degrees, WGS 84; without them, the location is only in the
 * list.
 */
export interface LocationPoint {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly city: string
  readonly latitude: number | undefined
  readonly longitude: number | undefined
  readonly isPublished: boolean
  /** Connectors by state. A server without the points call only returns how many connectors are free. */
  readonly counts: { readonly [S in DisplayState]: number } | { readonly available: number }
  readonly connectors: number
  /** Power of the connectors, if the server returns it. */
  readonly power?: { readonly maxKw: number; readonly hasAc: boolean; readonly hasDc: boolean }
}

export interface FoundLocations {
  readonly points: readonly LocationPoint[]
  /** Server time of the response, in ms since 1970. */
  readonly at: number
}

export interface LocationsInput {
  readonly isVisible: boolean
}

export interface LocationsContext {
  /** True while the page is visible; a hidden page does not poll. */
  readonly isVisible: boolean
  readonly found: FoundLocations | undefined
  /** Failure of the last read. Stays during retries; the next success clears it. */
  readonly error: Failure | undefined
  /** True if the server does not support the call for all points, so the machine reads pages of locations instead. */
  readonly lacksPoints: boolean
}

export type LocationsEvent = { type: 'SHOW' } | { type: 'HIDE' } | { type: 'RETRY' }

const foundOf = ({ event }: { event: DoneActorEvent<FoundLocations> }) => event.output
const FOUND = [
  {
    guard: { type: 'isNone', params: foundOf },
    target: '#locations.empty',
    actions: { type: 'keep', params: foundOf },
  },
  { target: '#locations.loaded', actions: { type: 'keep', params: foundOf } },
] as const
const NOT_FOUND = [
  { guard: 'isKnown', target: '#locations.outdated', actions: { type: 'fail', params: failureOf } },
  { target: '#locations.failed', actions: { type: 'fail', params: failureOf } },
] as const

/** All locations that the person may see, with their connector counts, read every 30 seconds. */
export const locationsMachine = setup({
  types: {
    context: {} as LocationsContext,
    events: {} as LocationsEvent,
    input: {} as LocationsInput,
    tags: {} as 'busy',
  },
  actors: {
    readPoints: notProvided<FoundLocations>('readPoints'),
    readPages: notProvided<FoundLocations>('readPages'),
  },
  actions: {
    show: assign({ isVisible: true }),
    hide: assign({ isVisible: false }),
    keep: assign((_, found: FoundLocations) => ({ found, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
    noteLack: assign({ lacksPoints: true }),
  },
  guards: {
    isVisible: ({ context }) => context.isVisible,
    lacksPoints: ({ context }) => context.lacksPoints,
    isKnown: ({ context }) => context.found !== undefined,
    isNone: (_, { points }: FoundLocations) => points.length === 0,
    saysMissing: (_, failure: Failure) => saysMissing(failure),
  },
  delays: { POLL: POLL_COUNTS_MS, READ_TIMEOUT: LOCATIONS_TIMEOUT_MS },
}).createMachine({
  id: 'locations',
  description: 'All locations that the person may see, on the map and in the list beside it (S2, S4).',
  context: ({ input }) => ({
    isVisible: input.isVisible,
    found: undefined,
    error: undefined,
    lacksPoints: false,
  }),
  initial: 'reading',
  on: { SHOW: { actions: 'show' }, HIDE: { actions: 'hide' } },
  states: {
    reading: {
      description: 'The locations are being read; older ones and a failure stay on screen.',
      tags: 'busy',
      initial: 'choosing',
      after: {
        READ_TIMEOUT: [
          { guard: 'isKnown', target: 'outdated', actions: { type: 'fail', params: FAILED_TO_LOAD } },
          { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
        ],
      },
      states: {
        choosing: {
          description: 'Skips the call for all points if the server does not support it.',
          always: [{ guard: 'lacksPoints', target: 'pages' }, { target: 'points' }],
        },
        points: {
          description: 'All points are read in one call.',
          invoke: {
            id: 'readPoints',
            src: 'readPoints',
            onDone: FOUND,
            onError: [
              {
                guard: { type: 'saysMissing', params: failureOf },
                target: 'pages',
                actions: 'noteLack',
              },
              ...NOT_FOUND,
            ],
          },
        },
        pages: {
          description: 'The server does not support that call, so pages are read instead.',
          invoke: {
            id: 'readPages',
            src: 'readPages',
            onDone: FOUND,
            onError: NOT_FOUND,
          },
        },
      },
    },
    loaded: {
      description:
        'The locations show on the map and in the list, with the latest state of their connectors.',
      after: { POLL: [{ guard: 'isVisible', target: 'reading' }, { target: 'due' }] },
    },
    empty: {
      description: 'This person has access to no location.',
      after: { POLL: [{ guard: 'isVisible', target: 'reading' }, { target: 'due' }] },
    },
    outdated: {
      description: 'The last read failed; older locations stay, with their age and the reason.',
      on: { RETRY: 'reading' },
      after: { POLL: [{ guard: 'isVisible', target: 'reading' }, { target: 'due' }] },
    },
    due: {
      description: 'The locations are 30 seconds old, but the page is hidden.',
      on: { SHOW: { target: 'reading', actions: 'show' } },
    },
    failed: {
      description: 'The read failed, and there are no locations to show.',
      on: { RETRY: 'reading' },
      after: { POLL: [{ guard: 'isVisible', target: 'reading' }, { target: 'due' }] },
    },
  },
})

export type LocationsMachine = typeof locationsMachine
export type LocationsRef = ActorRefFrom<LocationsMachine>
export type LocationsSnapshot = SnapshotFrom<LocationsMachine>

/** A failure stays on screen during a retry to avoid flicker. */
export type LocationsViewState = 'loading' | 'loaded' | 'empty' | 'outdated' | 'failed'

export const selectLocationsViewState = ({ context }: LocationsSnapshot): LocationsViewState => {
  const { found, error } = context
  if (!found) return error ? 'failed' : 'loading'
  if (error) return 'outdated'
  return found.points.length === 0 ? 'empty' : 'loaded'
}

/** Locations on screen; undefined before the first response. */
export const selectLocations = ({ context }: LocationsSnapshot): readonly LocationPoint[] | undefined =>
  context.found?.points
/** Server time of the locations on screen, in ms since 1970. */
export const selectLocationsReadAt = ({ context }: LocationsSnapshot): number | undefined => context.found?.at
export const selectIsLocationsBusy = (snapshot: LocationsSnapshot): boolean => snapshot.hasTag('busy')
