import { done, failed } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import {
  OWN_PLACE_REFUSED,
  ownPlaceMachine,
  selectIsLocating,
  selectOwnPlace,
  selectOwnPlaceProblem,
} from './machine.ts'
import { ownPlaceModel } from './model.ts'
import { ownPlaceWords } from './words.ts'

/** ‘Where I am’ beside the map, with a device that answers when it is let. */
export const ownPlacePageModel = definePageModel(ownPlaceMachine, {
  inputs: [null],
  events: [
    { type: 'ASK' },
    { type: 'CLOSE' },
    done('locate', { latitude: 51.05, longitude: 3.72 }),
    failed('locate', OWN_PLACE_REFUSED),
    failed('locate', { problem: 'unavailable' }),
  ],
  key: ownPlaceModel.key,
  facts: (snapshot) => ({
    isKnown: selectOwnPlace(snapshot) !== undefined,
    busy: selectIsLocating(snapshot),
    problem: selectOwnPlaceProblem(snapshot) ?? 'none',
  }),
  // A press while it is asked is not heard.
  allows: (snapshot, { type }) => type !== 'ASK' || !selectIsLocating(snapshot),
  words: ownPlaceWords,
  limit: 200,
})
