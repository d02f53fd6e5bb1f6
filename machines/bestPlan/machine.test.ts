import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  createBestPlan,
  PLAN_PAGE_TIMEOUT_MS,
  type PlanAnswer,
  type PlanPage,
  selectPlanProgress,
  selectPlanRows,
  selectPlanViewState,
} from './machine.ts'

type Answer = PlanAnswer<string> | { readonly code: string } | 'never'
const more = (row: string): Answer => ({ rows: [row], isLast: false })
const last = (row: string): Answer => ({ rows: [row], isLast: true })

const open = (answers: readonly Answer[]) => {
  const requests: PlanPage[] = []
  const clock = new SimulatedClock()
  const left = [...answers]
  const plan = createActor(
    createBestPlan<string>().provide({
      actors: {
        readPage: fromPromise<PlanAnswer<string>, PlanPage>(async ({ input }) => {
          requests.push(input)
          const answer = left.shift() ?? last('')
          if (answer === 'never') return new Promise<never>(() => {})
          return 'code' in answer ? Promise.reject(answer) : answer
        }),
      },
    }),
    { clock },
  ).start()
  return { plan, requests, clock, viewState: () => selectPlanViewState(plan.getSnapshot()) }
}

describe('the comparison of subscription types', () => {
  it('reads all pages of each card in turn and reports progress', async () => {
    const { plan, requests, viewState } = open([more('a'), last('b'), 'never'])
    plan.send({ type: 'READ', cards: ['T1', 'T2'] })
    await settle()
    expect(requests).toEqual([
      { card: 'T1', page: 1 },
      { card: 'T1', page: 2 },
      { card: 'T2', page: 1 },
    ])
    expect(viewState()).toBe('reading')
    expect(selectPlanProgress(plan.getSnapshot())).toEqual({ cards: 1, of: 2, rows: 2 })
  })

  it('resumes at the failed page and keeps earlier rows', async () => {
    const { plan, requests, viewState } = open([last('a'), { code: 'UNEXPECTED' }, last('b')])
    plan.send({ type: 'READ', cards: ['T1', 'T2'] })
    await settle()
    expect(viewState()).toBe('failed')
    expect(plan.getSnapshot().context.error?.code).toBe('UNEXPECTED')
    plan.send({ type: 'RETRY' })
    await settle()
    expect(viewState()).toBe('done')
    expect(requests.map(({ card }) => card)).toEqual(['T1', 'T2', 'T2'])
    expect(selectPlanRows(plan.getSnapshot())).toEqual(['a', 'b'])
  })

  it('drops its rows on CANCEL and starts over', async () => {
    const { plan, requests, viewState } = open([last('a'), 'never', last('a'), last('b')])
    plan.send({ type: 'READ', cards: ['T1', 'T2'] })
    await settle()
    plan.send({ type: 'CANCEL' })
    expect([viewState(), selectPlanRows(plan.getSnapshot())]).toEqual(['idle', []])
    plan.send({ type: 'READ', cards: ['T1', 'T2'] })
    await settle()
    expect(viewState()).toBe('done')
    expect(requests.map(({ card }) => card)).toEqual(['T1', 'T2', 'T1', 'T2'])
  })

  it('fails when a page times out', () => {
    const { plan, clock, viewState } = open(['never'])
    plan.send({ type: 'READ', cards: ['T1'] })
    clock.increment(PLAN_PAGE_TIMEOUT_MS)
    expect(viewState()).toBe('failed')
  })

  it('finishes without requests if there are no cards', () => {
    const { plan, requests, viewState } = open([])
    plan.send({ type: 'READ', cards: [] })
    expect([viewState(), requests]).toEqual(['done', []])
  })
})
