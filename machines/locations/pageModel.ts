import { definePageModel, done, failed } from '@portal/paths'
import {
  locationsMachine,
  selectIsLocationsBusy,
  selectLocations,
  selectLocationsViewState,
} from './machine.ts'
import { locationsModel } from './model.ts'
import { locationsWords } from './words.ts'

/** One of the locations that the mock answers for all of them. */
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

const NONE =
  'A person with locations is never answered that there are none: locations.spec.ts plays a person without any'

/** The locations as a fleet manager looks at them, on a server with the call for all points or without. */
export const locationsPageModel = definePageModel(locationsMachine, {
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
  key: locationsModel.key,
  facts: (snapshot) => ({
    viewState: selectLocationsViewState(snapshot),
    isBusy: selectIsLocationsBusy(snapshot),
    hasLocations: selectLocations(snapshot) !== undefined,
    code: snapshot.context.error?.code ?? null,
  }),
  allows: (snapshot, { type }) => {
    const { isVisible, error } = snapshot.context
    switch (type) {
      case 'SHOW':
        return !isVisible
      case 'HIDE':
        return isVisible
      case 'RETRY':
        return isVisible && error !== undefined && !snapshot.hasTag('busy')
      default:
        return true
    }
  },
  unreachable: {
    empty: NONE,
    'asking.points: xstate.done.actor.readPoints [isNone] → empty': NONE,
    'asking.pages: xstate.done.actor.readPages [isNone] → empty': NONE,
    'empty: xstate.after.POLL.locations.empty [isVisible] → asking': NONE,
    'empty: xstate.after.POLL.locations.empty → due': NONE,
  },
  words: locationsWords,
  limit: 2_000,
})
