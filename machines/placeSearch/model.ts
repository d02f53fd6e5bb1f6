import { defineModel, done, failed } from '@portal/paths'
import {
  placeSearchMachine,
  selectIsPlaceSearchBusy,
  selectPlaceSearchViewState,
  selectSoughtText,
} from './machine.ts'

const GENT = { name: 'Gent', detail: '9000', latitude: 51.05, longitude: 3.72 }
const look = (text: string) => ({ type: 'LOOK_FOR', text }) as const

export const placeSearchModel = defineModel(placeSearchMachine, {
  inputs: [null],
  events: [
    look('Gent'),
    look(' Gent '),
    look('Brugge'),
    look('Ge'),
    look(' '),
    { type: 'RETRY' },
    done('findPlaces', [GENT]),
    done('findPlaces', []),
    failed('findPlaces', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    text: context.text,
    places: context.places.map(({ name }) => name),
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectPlaceSearchViewState(snapshot),
    isBusy: selectIsPlaceSearchBusy(snapshot),
    sought: selectSoughtText(snapshot) ?? null,
    offered: snapshot.context.places.map(({ name }) => name),
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'places are offered only for a text that is long enough': (snapshot) =>
      snapshot.context.places.length === 0 || selectSoughtText(snapshot) !== undefined,
  },
  interrupts: {
    'the person types something else and the same again': [look('Brugge'), look('Gent')],
    'the connection is lost and back': [failed('findPlaces', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' }],
  },
  laws: {
    'a search can be cleared': (_, { after, fresh }) => {
      const later = after(look('Gent'), look(' '))
      return (
        later === undefined ||
        (later.context.text === fresh.context.text &&
          later.context.places.length === 0 &&
          selectPlaceSearchViewState(later) === 'idle')
      )
    },
    'a search after another one is made again': (_, { after }) => {
      const later = after(look('Brugge'), look('Gent'))
      return (
        later === undefined ||
        (later.context.text === 'Gent' &&
          later.context.places.length === 0 &&
          selectPlaceSearchViewState(later) === 'searching')
      )
    },
  },
  limit: 2_000,
})
