import { defineModel, done, failed } from '@portal/paths'
import { createChargepointCache, selectEntryViewState, selectIsEntryBusy } from './machine.ts'

const NO_STEP = 'If the guard rejects, the delay ends without a transition, so no path can cover it'

/** The entry of one charger, with a name as its data. */
export const chargepointCacheModel = defineModel(createChargepointCache<string>(), {
  inputs: [{ key: 'CP-1' }],
  events: [
    { type: 'OBSERVE' },
    { type: 'UNOBSERVE' },
    { type: 'SHOW' },
    { type: 'HIDE' },
    { type: 'FORCE' },
    { type: 'RETRY' },
    { type: 'RECONNECT' },
    { type: 'CLEAR' },
    { type: 'WRITTEN' },
    done('fetchEntry', { data: 'first', at: 1_000 }),
    done('fetchEntry', { data: 'newer', at: 6_000 }),
    failed('fetchEntry', { code: 'FAILEDTOLOAD' }),
    failed('fetchEntry', { code: 'SUPERROR', status: 503 }),
    failed('fetchEntry', { code: 'WRONGFILTER', status: 400 }),
    failed('fetchEntry', { code: 'UnknownChargePoint' }),
    failed('fetchEntry', { code: 'Unauthorized', status: 403 }),
  ],
  senders: { watch: ['SHOW', 'HIDE', 'RECONNECT', 'WRITTEN'] },
  key: ({ context }) => ({
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
  // A third view of the same entry behaves like the second.
  filter: ({ context }) => context.observers <= 2,
  interrupts: { 'the page is hidden and becomes visible again': [{ type: 'HIDE' }, { type: 'SHOW' }] },
  invariants: {
    'data always has a fetch time': ({ context }) =>
      (context.data === undefined) === (context.fetchedAt === undefined),
  },
  laws: {
    'OBSERVE and then UNOBSERVE restores the number of observers': (snapshot, { after }) =>
      (after({ type: 'OBSERVE' }, { type: 'UNOBSERVE' }) ?? snapshot).context.observers ===
      snapshot.context.observers,
    'CLEAR restores the initial state': (snapshot, { after, fresh }) => {
      const cleared = after({ type: 'CLEAR' })?.context ?? fresh.context
      return cleared.data === fresh.context.data && cleared.error === fresh.context.error
    },
  },
  accepted: {
    'outdated: xstate.after.RETRY_DELAY.chargepointCache.outdated [isWatched] → refreshing: the guard':
      NO_STEP,
    'failed: xstate.after.RETRY_DELAY.chargepointCache.failed [and(isWatched, mayPass)] → loading: the guard':
      NO_STEP,
    'failed: xstate.after.RETRY_DELAY.chargepointCache.failed [and(isWatched, mayPass)] → loading: isWatched':
      NO_STEP,
    'failed: xstate.after.RETRY_DELAY.chargepointCache.failed [and(isWatched, mayPass)] → loading: mayPass':
      NO_STEP,
  },
  limit: 2_000,
})
