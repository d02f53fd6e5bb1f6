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
    'places appear only for a text of sufficient length': (snapshot) =>
      snapshot.context.places.length === 0 || selectSoughtText(snapshot) !== undefined,
  },
  interrupts: {
    'the text is changed and changed back': [look('Brugge'), look('Gent')],
    'the connection is lost and restored': [
      failed('findPlaces', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'a blank text clears the search': (_, { after, fresh }) => {
      const later = after(look('Gent'), look(' '))
      return (
        later === undefined ||
        (later.context.text === fresh.context.text &&
          later.context.places.length === 0 &&
          selectPlaceSearchViewState(later) === 'idle')
      )
    },
    'a new text starts a new search': (_, { after }) => {
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
