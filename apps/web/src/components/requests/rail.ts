import type { ReadRequest } from '../../services/readers/requests.ts'

type Status = ReadRequest['Status']
type Step = ReadRequest['Timeline'][number]

export interface Station {
  readonly status: Status
  readonly state: 'done' | 'current' | 'ahead'
  /** Time it was reached; NaN if invalid, undefined for a future step. */
  readonly at: number | undefined
  readonly note: string | undefined
}

/** Regular sequence of statuses, by kind. */
const WAY: Readonly<Partial<Record<ReadRequest['Kind'], readonly Status[]>>> = {
  CHARGER: ['SUBMITTED', 'SURVEY', 'PLANNED', 'INSTALLED', 'DONE'],
  CARD: ['SUBMITTED', 'DONE'],
  SUPPORT: ['SUBMITTED', 'DONE'],
}
const ENDS: readonly Status[] = ['DONE', 'CANCELLED']

const passed = ({ Status: status, At, Note }: Step, state: Station['state']): Station => ({
  status,
  state,
  at: Date.parse(At ?? ''),
  note: Note,
})

/** Returns the steps of a request, oldest first: done, current, and ahead unless the request is closed. */
export const railOf = ({ Kind, Timeline }: Pick<ReadRequest, 'Kind' | 'Timeline'>): readonly Station[] => {
  const last = Timeline.at(-1)
  const way = WAY[Kind] ?? []
  const reached = last ? way.indexOf(last.Status) : -1
  const isOver = last !== undefined && ENDS.includes(last.Status)
  return [
    ...Timeline.map((step) => passed(step, step === last && !isOver ? 'current' : 'done')),
    ...(isOver ? [] : way.slice(reached + 1)).map(
      (status): Station => ({ status, state: 'ahead', at: undefined, note: undefined }),
    ),
  ]
}
