import { defineModel, done, failed } from '../paths/model.ts'
import { wordsFor } from '../paths/wordsFor.ts'
import {
  OWN_PLACE_REFUSED,
  ownPlaceMachine,
  selectIsLocating,
  selectOwnPlace,
  selectOwnPlaceProblem,
} from './machine.ts'
import { ownPlaceWords } from './words.ts'

const GENT = { latitude: 51.05, longitude: 3.72 }

/** One place, found, refused or not known. */
export const ownPlaceModel = defineModel(ownPlaceMachine, {
  inputs: [null],
  events: [
    { type: 'ASK' },
    { type: 'CLOSE' },
    done('locate', GENT),
    failed('locate', OWN_PLACE_REFUSED),
    failed('locate', { problem: 'unavailable' }),
  ],
  key: (snapshot) => ({ isKnown: selectOwnPlace(snapshot) !== undefined }),
  facts: (snapshot) => ({
    isKnown: selectOwnPlace(snapshot) !== undefined,
    busy: selectIsLocating(snapshot),
    problem: selectOwnPlaceProblem(snapshot) ?? 'none',
  }),
  invariants: {
    'a problem and a place are never told together': (snapshot) =>
      selectOwnPlaceProblem(snapshot) === undefined || selectOwnPlace(snapshot) === undefined,
  },
  laws: {
    'a closed place is forgotten': (_, { after }) => {
      const later = after({ type: 'CLOSE' })
      return later === undefined || selectOwnPlace(later) === undefined
    },
  },
  interrupts: {
    'the sentence is closed, and asked again': [{ type: 'CLOSE' }, { type: 'ASK' }],
  },
  words: wordsFor(ownPlaceMachine, ownPlaceWords),
  limit: 200,
})
