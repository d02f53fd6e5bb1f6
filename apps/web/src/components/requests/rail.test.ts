import { describe, expect, it } from 'vitest'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { railOf } from './rail.ts'

const At = '2026-05-01T08:00:00.000Z'
const rail = (Kind: ReadRequest['Kind'], ...statuses: readonly ReadRequest['Status'][]) =>
  railOf({ Kind, Timeline: statuses.map((Status) => ({ At, Status, Note: undefined })) }).map(
    ({ status, state }) => `${status} ${state}`,
  )

describe('railOf', () => {
  it('returns past, current and future steps, oldest first', () => {
    expect(rail('CHARGER', 'SUBMITTED', 'PLANNED')).toEqual([
      'SUBMITTED done',
      'PLANNED current',
      'INSTALLED ahead',
      'DONE ahead',
    ])
    expect(rail('SUPPORT', 'SUBMITTED')).toEqual(['SUBMITTED current', 'DONE ahead'])
  })

  it('ends at the final status', () => {
    expect(rail('CHARGER', 'SUBMITTED', 'CANCELLED')).toEqual(['SUBMITTED done', 'CANCELLED done'])
    expect(rail('CARD', 'SUBMITTED', 'DONE')).toEqual(['SUBMITTED done', 'DONE done'])
  })

  it('keeps the reason for a cancellation', () => {
    const [, last] = railOf({
      Kind: 'CHARGER',
      Timeline: [
        { At, Status: 'SUBMITTED', Note: undefined },
        { At, Status: 'CANCELLED', Note: 'We move' },
      ],
    })
    expect(last).toEqual({ status: 'CANCELLED', state: 'done', at: Date.parse(At), note: 'We move' })
  })

  it('returns no future steps for an unknown kind', () => {
    expect(rail('?RENTAL', 'SUBMITTED', '?PAUSED')).toEqual(['SUBMITTED done', '?PAUSED current'])
  })

  it('returns only future steps for a request without a timeline', () => {
    expect(rail('SUPPORT')).toEqual(['SUBMITTED ahead', 'DONE ahead'])
  })
})
