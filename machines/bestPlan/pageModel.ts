import { done, failed } from '../paths/model.ts'
import { definePageModel } from '../paths/wordsFor.ts'
import { createBestPlan, selectPlanError, selectPlanFace, selectPlanProgress } from './machine.ts'
import { bestPlanModel } from './model.ts'
import { bestPlanWords } from './words.ts'

const machine = createBestPlan<string>()
const page = (isLast: boolean) => done('readPage', { rows: ['a session'], isLast })

/** The plan of a subscription with two cards, or without any, whose pages come as they are let. */
export const bestPlanPageModel = definePageModel(machine, {
  inputs: [null],
  events: [
    { type: 'READ', cards: ['T000006', 'T000007'] },
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
    return { face: selectPlanFace(snapshot), cards, of, code: selectPlanError(snapshot)?.code ?? null }
  },
  allows: (snapshot, event) =>
    // A subscription keeps its cards while its plan is looked at.
    event.type !== 'READ' || event['cards'].length > 0 || snapshot.context.cards.length === 0,
  filter: ({ context }) => context.rows.length <= 3,
  words: bestPlanWords,
  limit: 500,
  accepted: {
    done: 'The comparison is the end of it: the chart goes with the screen, and the next visit reads again',
  },
})
