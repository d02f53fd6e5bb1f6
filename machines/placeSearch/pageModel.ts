import { definePageModel, done, failed } from '@portal/paths'
import { placeSearchMachine, selectIsPlaceSearchBusy, selectPlaceSearchViewState } from './machine.ts'
import { placeSearchModel } from './model.ts'
import { placeSearchWords } from './words.ts'

/** What the mock finds for a text; no place of the Benelux begins with the other. */
const TOWN = 'Roeselare'
const NOWHERE = 'zzzz'
const look = (text: string) => ({ type: 'LOOK_FOR', text }) as const

/** The search above the map as someone types into it. */
export const placeSearchPageModel = definePageModel(placeSearchMachine, {
  inputs: [null],
  events: [
    look(TOWN),
    look(`${TOWN} `),
    look(NOWHERE),
    look('Ro'),
    look(''),
    { type: 'RETRY' },
    done('findPlaces', [{ name: TOWN, detail: '8800 · Belgium', latitude: 50.9465, longitude: 3.1227 }]),
    done('findPlaces', []),
    failed('findPlaces', { code: 'FAILEDTOLOAD' }),
  ],
  key: placeSearchModel.key,
  facts: (snapshot) => ({
    viewState: selectPlaceSearchViewState(snapshot),
    isBusy: selectIsPlaceSearchBusy(snapshot),
    code: snapshot.context.error?.code ?? null,
  }),
  allows: (snapshot, event) => {
    const { text } = snapshot.context
    switch (event.type) {
      case 'LOOK_FOR':
        // Typing the same value changes nothing; a space after it does.
        return event['text'] !== text && (event['text'] !== `${TOWN} ` || text === TOWN)
      case 'xstate.done.actor.findPlaces':
        return (event['output'] as readonly unknown[]).length > 0 === (text === TOWN)
      default:
        return true
    }
  },
  words: placeSearchWords,
  limit: 2_000,
})
