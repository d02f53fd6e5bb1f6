import { done, failed } from '@portal/paths'
import { definePage, device, fail, mock, see, user } from '../steps/index.ts'
import { PLAN_PAGE_TIMEOUT_MS, selectPlanProgress, selectPlanViewState } from './machine.ts'
import { bestPlanModel } from './model.ts'

const SESSIONS = 'listChargesessions'
const PLAN = '/my/subscriptions/best-plan?id='

/** Number of session pages in the mock for each card of the driver's subscription. */
const PAGES = { T000001: 1, T000003: 3, T000004: 1, T000005: 1 } as const
const ALL_PAGES = Object.values(PAGES).reduce((sum, pages) => sum + pages, 0)

const page = (isLast: boolean) => done('readPage', { rows: ['a session'], isLast })
const PAGE = page(true).type

/** The plan of a subscription with four cards or with none. */
export const bestPlanPage = definePage(
  bestPlanModel,
  {
    events: [
      { type: 'READ', cards: Object.keys(PAGES) },
      { type: 'READ', cards: [] },
      { type: 'RETRY' },
      { type: 'CANCEL' },
      page(false),
      page(true),
      failed('readPage', { code: 'FAILEDTOLOAD' }),
      failed('readPage', { code: 'WRONGFILTER', status: 400 }),
    ],
    facts: (snapshot) => {
      const { cards, of } = selectPlanProgress(snapshot)
      return {
        viewState: selectPlanViewState(snapshot),
        cards,
        of,
        code: snapshot.context.error?.code ?? null,
      }
    },
    allows: ({ context }, event) => {
      // The cards of a subscription do not change while its plan is on screen, so a read with cards is never followed
      // by one without.
      if (event.type === 'READ') return event['cards'].length > 0 || context.cards.length === 0
      if (event.type !== PAGE) return true
      const pages = Object.values(PAGES)[context.cardsRead] ?? 1
      return event['output'].isLast === context.pagesRead + 1 >= pages
    },
    filter: ({ context }) => context.rows.length <= ALL_PAGES,
  },
  {
    starts: [mock.hold(SESSIONS), user.openAs('driver', `${PLAN}SU00001`)],
    events: {
      READ: ({ cards }) => [
        cards.length === 0 && [device.forgetSession(), user.openAs('fleet', `${PLAN}SU00003-15`)],
        user.press('bestPlan.compare'),
      ],
      RETRY: user.press('faces.retry'),
      CANCEL: user.press('common.cancel'),
    },
    answers: {
      readPage: {
        done: mock.answer(SESSIONS),
        failed: (reason) => fail(SESSIONS, reason),
      },
    },
    delays: { PLAN_PAGE_TIMEOUT: mock.leaveUnanswered(SESSIONS, PLAN_PAGE_TIMEOUT_MS) },
    states: {
      idle: [
        see.text('bestPlan.compare'),
        see.noText('common.cancel'),
        see.noText('faces.retry'),
        see.nothingWaiting(),
      ],
      reading: ({ cards, of }) => [
        see.progress('bestPlan.progress', Number(cards), Number(of)),
        see.text('common.cancel'),
        see.noText('faces.retry'),
        see.noText('bestPlan.compare'),
        see.waiting(SESSIONS),
      ],
      failed: ({ code }) => [
        see.text('bestPlan.pageFailed'),
        see.reason(String(code)),
        see.text('faces.retry'),
        see.text('common.cancel'),
        see.noText('bestPlan.compare'),
        see.nothingWaiting(),
      ],
      done: ({ of }) => [
        of === 0 ? see.text('bestPlan.nothing') : [see.text('bestPlan.types'), see.text('bestPlan.cheapest')],
        see.noText('bestPlan.compare'),
        see.noText('common.cancel'),
        see.nothingWaiting(),
      ],
    },
  },
)
