import type { ReadRequest } from '../../services/readers/requests.ts'

type Status = ReadRequest['Status']
type Step = ReadRequest['Timeline'][number]

/** A station of a request: passed, where it is now, or still to come. */
export interface Station {
  readonly status: Status
  readonly state: 'done' | 'current' | 'ahead'
  /** When it was reached, NaN where that cannot be read; undefined for a step to come. */
  readonly at: number | undefined
  readonly note: string | undefined
}

/** What a request passes through in the end, by its kind. */
const WAY: Readonly<Partial<Record<ReadRequest['Kind'], readonly Status[]>>> = {
  CHARGER: ['SUBMITTED', 'SURVEY', 'PLANNED', 'INSTALLED', 'DONE'],
  CARD: ['SUBMITTED', 'DONE'],
  SUPPORT: ['SUBMITTED', 'DONE'],
}
/** Where nothing more comes. */
const ENDS: readonly Status[] = ['DONE', 'CANCELLED']

const passed = ({ Status: status, At, Note }: Step, state: Station['state']): Station => ({
  status,
  state,
  at: Date.parse(At ?? ''),
  note: Note,
})

/** The way of a request, oldest first: steps passed, the current one, and those to come unless it was cancelled. */
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
