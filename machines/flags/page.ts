import { done, type Facts, failed, never } from '@portal/paths'
import { FLAG_DEFAULTS, FLAGS_REFRESH_MS } from '@portal/schemas'
import { definePage, fail, mock, see, user } from '../steps/index.ts'
import { FLAGS_TIMEOUT_MS, selectFlag } from './machine.ts'
import { flagsModel } from './model.ts'

const FLAGS = 'outside.flags'

/** Checks the maintenance flag, the only one that is visible on every screen. */
const banner =
  (isPending: boolean) =>
  ({ maintenance }: Facts) => [
    maintenance === true
      ? [see.text('faces.maintenance.title'), see.text('faces.maintenance.text')]
      : see.noText('faces.maintenance.title'),
    isPending ? see.waiting(FLAGS) : see.nothingWaiting(),
  ]

/** The flags of a page opened by a signed-in person. */
export const flagsPage = definePage(
  flagsModel,
  {
    inputs: [{ isVisible: true, targetingKey: 'driver' }],
    events: [
      done('evaluateFlags', FLAG_DEFAULTS),
      done('evaluateFlags', { ...FLAG_DEFAULTS, maintenance: true }),
      failed('evaluateFlags', { code: 'FAILEDTOLOAD' }),
      { type: 'SHOW' },
      { type: 'HIDE' },
      { type: 'FOCUS' },
    ],
    key: (snapshot) => ({
      who: snapshot.context.targetingKey ?? null,
      isVisible: snapshot.context.isVisible,
      maintenance: selectFlag(snapshot, 'maintenance'),
    }),
    allows: ({ context }, { type }) => {
      if (type === 'SHOW') return !context.isVisible
      return context.isVisible || (type !== 'HIDE' && type !== 'FOCUS')
    },
    unreachable: {
      '(root): IDENTIFY [isOther] → evaluating':
        'Another user can sign in only in another tab; covered by e2e/journeys/tabs.spec.ts',
    },
  },
  {
    starts: [user.openAs('driver', '/my/chargepoints'), mock.hold(FLAGS), user.reload()],
    events: {
      IDENTIFY: never('The stored user does not change'),
      SHOW: user.showTab(),
      HIDE: user.hideTab(),
      FOCUS: user.focusWindow(),
    },
    answers: {
      evaluateFlags: {
        done: ({ maintenance }) => [mock.switchFlag('maintenance', maintenance), mock.answer(FLAGS)],
        failed: (reason) => fail(FLAGS, reason),
      },
      watchPage: never('The actor only sends events'),
    },
    delays: {
      FLAGS_TIMEOUT: mock.leaveUnanswered(FLAGS, FLAGS_TIMEOUT_MS),
      FLAGS_REFRESH: user.wait(FLAGS_REFRESH_MS),
    },
    states: { evaluating: banner(true), settled: banner(false), paused: banner(false) },
  },
)
