import { done, type Facts, failed, never } from '@portal/paths'
import { CACHE_LIFETIME_MS } from '@portal/schemas'
import { definePage, device, fail, mock, operatorText, see, user } from '../steps/index.ts'
import { FETCH_TIMEOUT_MS, selectIsEntryBusy } from './machine.ts'
import { chargepointCacheModel } from './model.ts'

const CHARGER = 'getChargepoint'
const LIST = 'listChargepoints'
/** The mock serves newer data after this time. */
const LATER_MINUTES = 20

const TITLE = operatorText('chargers.title')
const RETRY = 'faces.retry'
const NO_REFRESH = 'Without data, screens offer Try again instead of Refresh'

const NO_WRITE = 'Each write of a charger is proven in the journeys of its screen'

const isList = ({ key }: { readonly key?: unknown }) => key === 'list'
const operationOf = (entry: { readonly key?: unknown }) => (isList(entry) ? LIST : CHARGER)

/** An error stays on screen while its retry is pending, and the button is busy meanwhile. */
const sights = (expected: Facts) => {
  const { viewState, error, isBusy } = expected
  if (viewState === 'loading')
    return [see.noText(RETRY), isList(expected) ? see.heading(TITLE) : see.text('shell.loading')]
  const data = isList(expected) ? see.chargers() : see.notedCharger()
  if (viewState === 'loaded') return [data, see.noText(RETRY)]
  const title = viewState === 'failed' ? 'charger.failed' : 'charger.missing'
  return [
    viewState === 'outdated'
      ? data
      : see.text(operatorText(isList(expected) ? 'reads.chargersFailed' : title)),
    see.reason(String(error)),
    isBusy === true ? see.busy(RETRY) : see.enabled(RETRY),
  ]
}

const seen = (isPending: boolean) => (expected: Facts) => [
  expected.isVisible === false
    ? see.hiddenTab()
    : expected.observers === 0
      ? see.heading(isList(expected) ? 'shell.uiElements' : TITLE)
      : sights(expected),
  isPending ? see.waiting(operationOf(expected)) : see.nothingWaiting(),
]
const busy = seen(true)
const resting = seen(false)

/** The cache as an operator uses it, with one view of a charger or of the list at a time. */
export const chargepointCachePage = definePage(
  chargepointCacheModel,
  {
    inputs: [{ key: 'charger' }, { key: 'list' }],
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
    allows: (snapshot, { type }) => {
      const { observers, isVisible, data, error } = snapshot.context
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
          // Without data, a charger screen has no Refresh button, and the list has one only until its first fetch
          // fails.
          return isWatched && (data !== undefined || (isList(snapshot.context) && error === undefined))
        case 'RETRY':
        case 'RECONNECT':
          return isWatched && error !== undefined && !selectIsEntryBusy(snapshot)
        case 'CLEAR':
          // CLEAR comes from a sign-in in another tab, which closes all views, so only the fetch of the next view
          // reveals it. A hidden page would not fetch.
          return observers === 0 && isVisible && !isList(snapshot.context) && data !== undefined
        default:
          return true
      }
    },
    accepted: {},
    unreachable: {
      'empty: FORCE → loading': NO_REFRESH,
      'stale: FORCE → refreshing': 'A stale entry has no open view and therefore no Refresh button',
      'failed: FORCE → loading': NO_REFRESH,
      'missing: FORCE → loading': NO_REFRESH,
      'refused: FORCE → loading': NO_REFRESH,
      '(root): WRITTEN [isObserved]': NO_WRITE,
      '(root): WRITTEN': NO_WRITE,
    },
  },
  {
    starts: (input) => [
      user.openAs('operator', '/my/chargepoints'),
      user.waitFor(TITLE),
      isList(input)
        ? [mock.hold(LIST), user.open('/ui-elements')]
        : [user.noteFirstCharger(), mock.hold(CHARGER), user.reload()],
    ],
    events: {
      OBSERVE: (_, before) =>
        isList(before)
          ? [
              user.press('shell.administration', 'mainMenu'),
              user.press(operatorText('shell.chargers'), 'sideMenu'),
            ]
          : user.openNotedCharger(),
      UNOBSERVE: (_, before) =>
        isList(before)
          ? user.press('shell.uiElements', 'accountMenu')
          : user.press(operatorText('shell.chargers'), 'sideMenu'),
      SHOW: user.showTab(),
      HIDE: user.hideTab(),
      FORCE: user.press('charger.refresh'),
      RETRY: user.press(RETRY),
      RECONNECT: user.reconnect(),
      WRITTEN: never(NO_WRITE),
      CLEAR: device.signInInOtherTab('superadmin'),
    },
    answers: {
      fetchEntry: {
        done: ({ data }, before) => [
          data === 'newer' && mock.advanceClock(LATER_MINUTES),
          mock.answer(operationOf(before)),
        ],
        failed: (reason, before) => fail(operationOf(before), reason),
      },
      watch: never('The actor only sends events'),
    },
    delays: {
      CACHE_LIFETIME: user.wait(CACHE_LIFETIME_MS),
      FETCH_TIMEOUT: (_, before) => mock.leaveUnanswered(operationOf(before), FETCH_TIMEOUT_MS),
      RETRY_DELAY: user.waitUntilBusy(RETRY),
    },
    states: {
      empty: resting,
      loading: busy,
      refreshing: busy,
      fresh: resting,
      stale: resting,
      outdated: resting,
      failed: resting,
      missing: resting,
      refused: resting,
    },
  },
)
