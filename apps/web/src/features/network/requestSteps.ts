import type { ReadRequest } from '../../services/readers/requests.ts'

export type Purpose = 'VISIT' | 'INSTALLATION'

const BEFORE_PLAN: readonly string[] = ['SUBMITTED', 'SURVEY']
const OPEN: readonly string[] = [...BEFORE_PLAN, 'PLANNED']

/** Whether a time can be planned: a visit before the installation is planned, unless the survey is remote. */
export const mayPlan = (
  { Kind, Status, Draft }: Pick<ReadRequest, 'Kind' | 'Status' | 'Draft'>,
  purpose: Purpose,
): boolean => {
  if (Kind !== 'CHARGER') return false
  return purpose === 'VISIT'
    ? BEFORE_PLAN.includes(Status) && Draft.surveyType !== 'REMOTE'
    : OPEN.includes(Status)
}

/** Whether there is still something to do for a request. */
export const isAtWork = (record: object): boolean =>
  !['DONE', 'CANCELLED'].includes(String(Reflect.get(record, 'Status')))
