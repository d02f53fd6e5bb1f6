import type { ReadRequest } from '../../services/readers/requests.ts'

export type Purpose = 'VISIT' | 'INSTALLATION'

const BEFORE_PLAN: readonly string[] = ['SUBMITTED', 'SURVEY']
const OPEN: readonly string[] = [...BEFORE_PLAN, 'PLANNED']

/**
 * True if the user can plan an appointment for the request. A visit requires an on-site survey and no planned
 * installation.
 */
export const mayPlan = (
  { Kind, Status, Draft }: Pick<ReadRequest, 'Kind' | 'Status' | 'Draft'>,
  purpose: Purpose,
): boolean => {
  if (Kind !== 'CHARGER') return false
  return purpose === 'VISIT'
    ? BEFORE_PLAN.includes(Status) && Draft.surveyType !== 'REMOTE'
    : OPEN.includes(Status)
}

/** True unless the request is done or cancelled. */
export const isAtWork = (record: object): boolean =>
  !['DONE', 'CANCELLED'].includes(String(Reflect.get(record, 'Status')))
