import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate'

/** A device that has not found itself after this time counts as unable to. */
export const OWN_PLACE_TIMEOUT_MS = 20_000

/** Degrees, WGS 84. */
export interface OwnPlace {
  readonly latitude: number
  readonly longitude: number
}

/** Why the device does not say where it is: the person or the browser refused it, or it does not know. */
export type OwnPlaceProblem = 'refused' | 'unavailable'

/** What the looking fails with where it was refused; every other failure means that the device does not know. */
export const OWN_PLACE_REFUSED: { readonly problem: OwnPlaceProblem } = { problem: 'refused' }

export type OwnPlaceEvent = { type: 'ASK' } | { type: 'CLOSE' }

const placeOf = ({ event }: { event: DoneActorEvent<OwnPlace> }) => event.output
const reasonOf = ({ event }: { event: ErrorActorEvent }) => event.error

/** Where the person is: asked only when they press the button, and never kept. */
export const ownPlaceMachine = setup({
  types: {
    context: {} as { readonly place: OwnPlace | undefined },
    events: {} as OwnPlaceEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks the device, which asks the person first. */
    locate: fromPromise<OwnPlace>(() => Promise.reject(new Error('locate is not provided'))),
  },
  actions: {
    keep: assign((_, place: OwnPlace) => ({ place })),
    forget: assign({ place: undefined }),
  },
  guards: {
    isRefused: (_, reason: unknown) =>
      typeof reason === 'object' && reason !== null && 'problem' in reason && reason.problem === 'refused',
  },
  delays: { LOCATE_TIMEOUT: OWN_PLACE_TIMEOUT_MS },
}).createMachine({
  id: 'ownPlace',
  description:
    'Where the person is, for the map: asked only when they press the button, and never kept (B 20).',
  context: { place: undefined },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nothing is asked for: the device is left alone.',
      entry: 'forget',
      on: { ASK: 'asking' },
    },
    asking: {
      description:
        'The browser asks the person, and the device looks where it is. What was found before stays.',
      tags: 'busy',
      // One question is enough: another press is not heard.
      on: { CLOSE: 'unasked' },
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: { target: 'found', actions: { type: 'keep', params: placeOf } },
        onError: [
          { guard: { type: 'isRefused', params: reasonOf }, target: 'refused' },
          { target: 'unavailable' },
        ],
      },
      after: { LOCATE_TIMEOUT: 'unavailable' },
    },
    found: { description: 'The map shows where the person is.', on: { ASK: 'asking', CLOSE: 'unasked' } },
    refused: {
      description: 'The person, or the browser for them, said no: how to allow it, and the search instead.',
      entry: 'forget',
      on: { ASK: 'asking', CLOSE: 'unasked' },
    },
    unavailable: {
      description: 'The device does not know where it is: trying again, or the search instead.',
      entry: 'forget',
      on: { ASK: 'asking', CLOSE: 'unasked' },
    },
  },
})

export type OwnPlaceMachine = typeof ownPlaceMachine
export type OwnPlaceRef = ActorRefFrom<OwnPlaceMachine>
export type OwnPlaceSnapshot = SnapshotFrom<OwnPlaceMachine>

/** Where the person is, once found. */
export const selectOwnPlace = ({ context }: OwnPlaceSnapshot): OwnPlace | undefined => context.place
export const selectIsLocating = (snapshot: OwnPlaceSnapshot): boolean => snapshot.hasTag('busy')
export const selectOwnPlaceProblem = (snapshot: OwnPlaceSnapshot): OwnPlaceProblem | undefined => {
  if (snapshot.matches('refused')) return 'refused'
  return snapshot.matches('unavailable') ? 'unavailable' : undefined
}
