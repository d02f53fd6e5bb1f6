import { paths } from '../../data/paths.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import type { TextKey } from '../../texts/index.ts'

type Status = ReadRequest['Status']

/** Statuses in which a request can still be planned or cancelled. */
const OPEN: readonly Status[] = ['SUBMITTED', 'SURVEY', 'PLANNED']
const BEFORE_PLAN: readonly Status[] = ['SUBMITTED', 'SURVEY']

export const mayCancel = ({ Status }: Pick<ReadRequest, 'Status'>): boolean => OPEN.includes(Status)

/** True if an installation can be planned for the request. */
export const mayPlan = ({ Kind, Status }: Pick<ReadRequest, 'Kind' | 'Status'>): boolean =>
  Kind === 'CHARGER' && OPEN.includes(Status)

/** Returns the pending survey of a request, if any: a visit, unless a remote one was chosen. */
export const surveyOf = ({
  Kind,
  Status,
  Draft,
}: Pick<ReadRequest, 'Kind' | 'Status' | 'Draft'>): 'visit' | 'remote' | undefined => {
  if (Kind !== 'CHARGER' || !BEFORE_PLAN.includes(Status)) return undefined
  return Draft.surveyType === 'REMOTE' ? 'remote' : 'visit'
}

export interface RequestAction {
  readonly href: string
  readonly label: TextKey
}

/** Returns the next actions of a customer, the most likely last. */
export const actionsOf = (request: ReadRequest): readonly RequestAction[] => {
  const { Id, Status, SurveySlot, Draft } = request
  const survey = surveyOf(request)
  const actions: RequestAction[] = []
  if (survey === 'visit')
    actions.push({
      href: paths.survey(Id),
      label: SurveySlot ? 'requests.act.changeVisit' : 'requests.act.visit',
    })
  if (survey === 'remote')
    actions.push({
      href: paths.survey(Id),
      label: Draft.surveyDetails ? 'requests.act.changeSurvey' : 'requests.act.survey',
    })
  // A submitted request needs its survey before the installation can be planned.
  if (mayPlan(request) && Status !== 'SUBMITTED')
    actions.push({
      href: paths.reservation(Id),
      label: Status === 'PLANNED' ? 'requests.act.changePlan' : 'requests.act.plan',
    })
  return actions
}

export const comingOf = ({
  Status,
  SurveySlot,
  ReservationSlot,
}: ReadRequest): { readonly purpose: 'visit' | 'installation'; readonly at: number } | undefined => {
  if (Status === 'PLANNED' && ReservationSlot)
    return { purpose: 'installation', at: Date.parse(ReservationSlot) }
  return Status === 'SURVEY' && SurveySlot ? { purpose: 'visit', at: Date.parse(SurveySlot) } : undefined
}
