import { defineModel, done, failed } from '@portal/paths'
import { createBestPlan, selectPlanProgress, selectPlanViewState } from './machine.ts'

const machine = createBestPlan<string>()
const page = (isLast: boolean) => done('readPage', { rows: ['a session'], isLast })
const LOST = { code: 'FAILEDTOLOAD' } as const

/** Two cards; one of them can have a second page. */
export const bestPlanModel = defineModel(machine, {
  inputs: [null],
  events: [
    { type: 'READ', cards: ['T1', 'T2'] },
    { type: 'READ', cards: [] },
    { type: 'RETRY' },
    { type: 'CANCEL' },
    page(false),
    page(true),
    failed('readPage', LOST),
    failed('readPage', { code: 'WRONGFILTER', status: 400 }),
  ],
  key: ({ context }) => ({
    of: context.cards.length,
    cardsRead: context.cardsRead,
    pagesRead: context.pagesRead,
    rows: context.rows.length,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    viewState: selectPlanViewState(snapshot),
    ...selectPlanProgress(snapshot),
    code: snapshot.context.error?.code ?? null,
  }),
  filter: ({ context }) => context.rows.length <= 3,
  interrupts: {
    'a read loses the connection and is retried': [failed('readPage', LOST), { type: 'RETRY' }],
  },
  laws: {
    'RETRY reads the failed page again': (snapshot, { after }) => {
      const again = after(failed('readPage', LOST), { type: 'RETRY' })
      return (
        again === undefined ||
        (again.context.pagesRead === snapshot.context.pagesRead &&
          again.context.cardsRead === snapshot.context.cardsRead)
      )
    },
  },
  limit: 500,
  accepted: {
    done: 'Final state: the machine stops with the screen, and the next visit starts a new one',
  },
})
