import { definePageModel, done, failed } from '@portal/paths'
import { createBestPlan, selectPlanProgress, selectPlanViewState } from './machine.ts'
import { bestPlanModel } from './model.ts'
import { bestPlanWords } from './words.ts'

const machine = createBestPlan<string>()
const page = (isLast: boolean) => done('readPage', { rows: ['a session'], isLast })

/** The cards of the driver's subscription in the mock, with how many pages of sessions each has. */
const PAGES = { T000001: 1, T000003: 3, T000004: 1, T000005: 1 } as const
const PAGE = page(true).type
const CARDS = Object.keys(PAGES)
const ALL_PAGES = Object.values(PAGES).reduce((sum, pages) => sum + pages, 0)

/** The plan of a subscription with four cards, or without any, whose pages come as they are let. */
export const bestPlanPageModel = definePageModel(machine, {
  inputs: [null],
  events: [
    { type: 'READ', cards: CARDS },
    { type: 'READ', cards: [] },
    { type: 'RETRY' },
    { type: 'CANCEL' },
    page(false),
    page(true),
    failed('readPage', { code: 'FAILEDTOLOAD' }),
    failed('readPage', { code: 'WRONGFILTER', status: 400 }),
  ],
  key: bestPlanModel.key,
  facts: (snapshot) => {
    const { cards, of } = selectPlanProgress(snapshot)
    return { viewState: selectPlanViewState(snapshot), cards, of, code: snapshot.context.error?.code ?? null }
  },
  allows: ({ context }, event) => {
    // A subscription keeps its cards while its plan is looked at.
    if (event.type === 'READ') return event['cards'].length > 0 || context.cards.length === 0
    if (event.type !== PAGE) return true
    const pages = Object.values(PAGES)[context.cardsRead] ?? 1
    return event['output'].isLast === context.pagesRead + 1 >= pages
  },
  filter: ({ context }) => context.rows.length <= ALL_PAGES,
  words: bestPlanWords,
  limit: 500,
  accepted: {
    done: 'The comparison is the end of it: the chart goes with the screen, and the next visit reads again',
  },
})
