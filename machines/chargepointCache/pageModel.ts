import { definePageModel, done, failed } from '@portal/paths'
import { createChargepointCache, selectEntryViewState, selectIsEntryBusy } from './machine.ts'
import { chargepointCacheWords } from './words.ts'

/** Entry that the portal's screens are opened for; each has views of its own. */
const PAGE_ENTRIES = { charger: 'charger', list: 'list' } as const

const NO_REFRESH = 'No screen offers Refresh there: without data there is Try again'

/** The cache as a person at the portal can drive it: one view of an entry at a time, and only buttons on screen. */
export const chargepointCachePageModel = definePageModel(createChargepointCache<string>(), {
  inputs: [{ key: PAGE_ENTRIES.charger }, { key: PAGE_ENTRIES.list }],
  events: [
    { type: 'OBSERVE' },
    { type: 'UNOBSERVE' },
    { type: 'SHOW' },
    { type: 'HIDE' },
    { type: 'FORCE' },
    { type: 'RETRY' },
    { type: 'RECONNECT' },
    { type: 'CLEAR' },
    done('fetchEntry', { data: 'first', at: 1_000 }),
    done('fetchEntry', { data: 'newer', at: 6_000 }),
    failed('fetchEntry', { code: 'FAILEDTOLOAD' }),
    failed('fetchEntry', { code: 'UNKNOWNERROR', status: 500 }),
    failed('fetchEntry', { code: 'WRONGFILTER', status: 400 }),
    failed('fetchEntry', { code: 'UnknownChargePoint' }),
    failed('fetchEntry', { code: 'Unauthorized', status: 403 }),
  ],
  key: ({ context }) => ({
    key: context.key,
    observers: context.observers,
    isVisible: context.isVisible,
    data: context.data ?? null,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    at: snapshot.context.fetchedAt ?? null,
    viewState: selectEntryViewState(snapshot).viewState,
    isBusy: selectIsEntryBusy(snapshot),
  }),
  allows: (snapshot, { type }) => {
    const { key, observers, isVisible, data, error } = snapshot.context
    const isWatched = observers > 0 && isVisible
    switch (type) {
      case 'OBSERVE':
        return observers === 0 && isVisible
      case 'UNOBSERVE':
        return isWatched
      case 'SHOW':
        return !isVisible
      case 'HIDE':
        return isVisible
      case 'FORCE':
        // The list offers Refresh from the first moment on, a charger once there is something to refresh.
        return isWatched && (data !== undefined || (key === PAGE_ENTRIES.list && error === undefined))
      case 'RETRY':
        return isWatched && error !== undefined && !selectIsEntryBusy(snapshot)
      case 'RECONNECT':
        return isWatched && error !== undefined && !selectIsEntryBusy(snapshot)
      case 'CLEAR':
        // Another person signs in: views close at the same moment, so it is told apart only where none is open.
        // A page that no one sees asks for nothing, by which it could be told.
        return observers === 0 && isVisible && key === PAGE_ENTRIES.charger && data !== undefined
      default:
        return true
    }
  },
  words: chargepointCacheWords,
  limit: 2_000,
  unreachable: {
    'empty: FORCE → loading': NO_REFRESH,
    'stale: FORCE → refreshing': 'A stale entry has no open view, so there is no Refresh to press',
    'failed: FORCE → loading': NO_REFRESH,
    'missing: FORCE → loading': NO_REFRESH,
    'refused: FORCE → loading': NO_REFRESH,
  },
})
