import { describe, expect, it } from 'vitest'
import { type ReadRequest, readRequest } from '../../services/readers/requests.ts'
import { actionsOf, comingOf, mayCancel } from './actions.ts'

const request = (fields: object): ReadRequest =>
  readRequest({ Id: 'RQ00001', Kind: 'CHARGER', Status: 'SUBMITTED', ...fields })
const labels = (fields: object) => actionsOf(request(fields)).map(({ label }) => label)

describe('a request', () => {
  it('offers actions that match its survey type and status', () => {
    expect(labels({})).toEqual(['requests.act.visit'])
    expect(labels({ Draft: { surveyType: 'REMOTE' } })).toEqual(['requests.act.survey'])
    expect(labels({ Status: 'SURVEY', SurveySlot: '2026-05-25T07:00:00.000Z' })).toEqual([
      'requests.act.changeVisit',
      'requests.act.plan',
    ])
    expect(labels({ Status: 'SURVEY', Draft: { surveyType: 'REMOTE', surveyDetails: 'Left' } })).toEqual([
      'requests.act.changeSurvey',
      'requests.act.plan',
    ])
    expect(labels({ Status: 'PLANNED' })).toEqual(['requests.act.changePlan'])
  })

  it('offers no action if it is a question or closed', () => {
    expect(labels({ Kind: 'SUPPORT' })).toEqual([])
    for (const Status of ['INSTALLED', 'DONE', 'CANCELLED'] as const) {
      expect(labels({ Status })).toEqual([])
      expect(mayCancel({ Status })).toBe(false)
    }
    expect(mayCancel({ Status: 'PLANNED' })).toBe(true)
  })

  it('reports its next visit: the survey, or the installation once planned', () => {
    const SurveySlot = '2026-05-25T07:00:00.000Z'
    expect(comingOf(request({ Status: 'SURVEY', SurveySlot }))).toEqual({
      purpose: 'visit',
      at: Date.parse(SurveySlot),
    })
    expect(
      comingOf(request({ Status: 'CANCELLED', SurveySlot, ReservationSlot: SurveySlot })),
    ).toBeUndefined()
    expect(comingOf(request({ Status: 'PLANNED', SurveySlot, ReservationSlot: SurveySlot }))?.purpose).toBe(
      'installation',
    )
  })
})
