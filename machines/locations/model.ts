import { defineModel, done, failed } from '@portal/paths'
import {
  locationsMachine,
  selectIsLocationsBusy,
  selectLocations,
  selectLocationsViewState,
} from './machine.ts'

const depot = {
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

export const locationsModel = defineModel(locationsMachine, {
  inputs: [{ isVisible: true }, { isVisible: false }],
  events: [
    { type: 'SHOW' },
    { type: 'HIDE' },
    { type: 'RETRY' },
    done('readPoints', { points: [depot], at: 1_000 }),
    done('readPoints', { points: [], at: 1_000 }),
    failed('readPoints', { code: 'FAILEDTOLOAD' }),
    failed('readPoints', { code: 'FAILEDTOFIND', status: 404 }),
    done('readPages', { points: [depot], at: 2_000 }),
    done('readPages', { points: [], at: 2_000 }),
    failed('readPages', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    isVisible: context.isVisible,
    found: context.found ? [context.found.at, context.found.points.length] : null,
    error: context.error?.code ?? null,
    lacksPoints: context.lacksPoints,
  }),
  facts: (snapshot) => ({
    viewState: selectLocationsViewState(snapshot),
    isBusy: selectIsLocationsBusy(snapshot),
    names: (selectLocations(snapshot) ?? []).map(({ name }) => name),
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'the failed view never hides loaded locations': (snapshot) =>
      selectLocationsViewState(snapshot) !== 'failed' || selectLocations(snapshot) === undefined,
  },
  interrupts: {
    'the page is hidden and becomes visible again': [{ type: 'HIDE' }, { type: 'SHOW' }],
    'the connection is lost and restored': [
      { type: 'RETRY' },
      failed('readPoints', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'HIDE and then SHOW keeps the locations': (snapshot, { after }) => {
      const later = after({ type: 'HIDE' }, { type: 'SHOW' })
      return later === undefined || selectLocations(later) === selectLocations(snapshot)
    },
    'RETRY keeps the locations until newer ones arrive, even if it fails': (snapshot, { after }) => {
      const retried = after({ type: 'RETRY' })
      const again = after({ type: 'RETRY' }, failed('readPoints', { code: 'FAILEDTOLOAD' }))
      return [retried, again].every(
        (later) => later === undefined || selectLocations(later) === selectLocations(snapshot),
      )
    },
  },
  limit: 2_000,
  accepted: {
    'reading.points: xstate.error.actor.readPoints [saysMissing] → reading.pages | reading.points: xstate.error.actor.readPoints [isKnown] → outdated':
      'Intended order: a missing call takes precedence over loaded locations',
  },
})
