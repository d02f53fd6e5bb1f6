import { expect, it } from 'vitest'
import { readRequest } from '../../services/readers/requests.ts'
import { mayPlan } from './requestSteps.ts'

it.each([
  ['SUBMITTED', undefined, true, true],
  ['SURVEY', 'REMOTE', false, true],
  ['PLANNED', undefined, false, true],
  ['DONE', undefined, false, false],
])(
  'mayPlan checks if a %s request with the survey %s allows a visit (%s) and an installation (%s)',
  (Status, surveyType, visit, installation) => {
    const request = readRequest({ Id: 'RQ1', Kind: 'CHARGER', Status, Draft: { surveyType } })
    expect([mayPlan(request, 'VISIT'), mayPlan(request, 'INSTALLATION')]).toEqual([visit, installation])
  },
)
