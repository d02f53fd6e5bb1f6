import { describe, expect, it } from 'vitest'
import { readChargers } from '../../services/readers/chargers.ts'
import { readRequest } from '../../services/readers/requests.ts'
import { newsOf } from './news.ts'

const NOW = Date.parse('2026-05-20T09:40:00Z')
const connector = (Status: string) => ({ Id: 'C1', Status, StatusSince: '2026-05-20T08:00:00Z' })
const request = (fields: object) =>
  readRequest({ Id: 'RQ1', Kind: 'CHARGER', Status: 'SURVEY', Summary: 'A charger', Draft: {}, ...fields })

describe('newsOf', () => {
  it('lists the user’s faulty and offline chargers, each with a link', () => {
    const chargers = readChargers([
      { Id: 'CP1', Description: 'Bay 1', Status: 'ONLINE', Connectors: [connector('AVAILABLE')] },
      { Id: 'CP2', Description: 'Bay 2', Status: 'ONLINE', Connectors: [connector('FAULTED')] },
      {
        Id: 'CP3',
        Description: 'Bay 3',
        Status: 'OFFLINE',
        LastHeartbeat: '2026-01-01T00:00:00Z',
        Connectors: [],
      },
      { Description: 'No id', Status: 'OFFLINE', Connectors: [] },
    ])
    const news = newsOf(chargers, [], NOW)
    expect(news.map(({ content, news: kind, href }) => [content, kind, href])).toEqual([
      ['Bay 2', 'chargerError', '/my/chargepoints/CP2'],
      ['Bay 3', 'chargerOffline', '/my/chargepoints/CP3'],
    ])
    // An old fault counts as recent while it lasts.
    expect(NOW - (news[1]?.at ?? 0)).toBeLessThan(30 * 86_400_000)
  })

  it('lists requests for which the customer must pick a date', () => {
    const waiting = [request({}), request({ Id: 'RQ2', ReservationSlot: '2026-05-22T10:00:00Z' })]
    expect(newsOf([], waiting, NOW)).toMatchObject([{ href: '/my/reservation/RQ1', news: 'requestDate' }])
    expect(newsOf([], [request({ Status: 'SUBMITTED' })], NOW)).toMatchObject([{ href: '/my/survey/RQ1' }])
    expect(newsOf([], [request({ Status: 'DONE' }), request({ Kind: 'CARD' })], NOW)).toEqual([])
  })
})
