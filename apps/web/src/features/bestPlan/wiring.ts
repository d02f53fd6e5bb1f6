import { type BestPlanRef, createBestPlan, type PlanAnswer, type PlanPage } from '@portal/machines'
import { formatFilter, genericCalls, listChargesessions, MAX_PAGE_SIZE } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { monthAt, type PlanRow } from './rows.ts'

const { filtered } = genericCalls('cdr', 'Cdr')
const plan = createBestPlan<PlanRow>()

interface Page {
  readonly PageNumber: number
  readonly PageCount: number
}

const isOver = (rows: readonly { readonly Start: string | undefined }[], page: Page, from: string) => {
  const oldest = monthAt(rows.at(-1)?.Start)
  return oldest === '' || oldest < from || page.PageNumber >= page.PageCount
}

/** Reads the sessions of the cards back to the month `from`, newest first, and the CDRs that name their tariffs. */
export const useBestPlan = (from: string): BestPlanRef<PlanRow> => {
  const { bco } = useSystem()
  return useActorRef(
    plan.provide({
      actors: {
        readPage: fromPromise<PlanAnswer<PlanRow>, PlanPage>(async ({ input, signal }) => {
          const query = {
            filter: formatFilter([{ field: 'TokenId', operator: 'EX', value: input.card }]),
            orderby: 'Start desc',
            pagesize: MAX_PAGE_SIZE,
            pagenumber: input.page,
          }
          const options = { signal } as const
          const [{ data: sessions }, { data: records }] = await Promise.all([
            bco().call(listChargesessions, { query: { ...query, DataCategories: 'BASIC,STATE' } }, options),
            bco().call(filtered, { query }, options),
          ])
          return {
            rows: [
              ...sessions.Data.filter(({ Start }) => monthAt(Start) >= from).map((session) => ({
                session,
              })),
              ...records.Data.filter(({ Start }) => monthAt(Start) >= from).map((record) => ({ record })),
            ],
            isLast: isOver(sessions.Data, sessions.Page, from) && isOver(records.Data, records.Page, from),
          }
        }),
      },
    }),
    inspected,
  )
}
