// @vitest-environment jsdom
import { type NotificationsEvent, notificationsMachine, type ToldEntry } from '@portal/machines'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { readChargers } from '../../services/readers/chargers.ts'
import { readRequest } from '../../services/readers/requests.ts'
import { newsOf } from './news.ts'
import { followNotifications } from './wiring.ts'

const NOW = Date.parse('2026-05-20T09:40:00Z')
const connector = (Status: string) => ({ Id: 'C1', Status, StatusSince: '2026-05-20T08:00:00Z' })
const request = (given: object) =>
  readRequest({ Id: 'RQ1', Kind: 'CHARGER', Status: 'SURVEY', Summary: 'A charger', Draft: {}, ...given })

describe('News', () => {
  it('are own chargers that cannot be used, each with the way there', () => {
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
    // What began long ago is not dropped while it lasts.
    expect(NOW - (news[1]?.at ?? 0)).toBeLessThan(30 * 86_400_000)
  })

  it('are requests that wait for a date', () => {
    const waiting = [request({}), request({ Id: 'RQ2', ReservationSlot: '2026-05-22T10:00:00Z' })]
    expect(newsOf([], waiting, NOW)).toMatchObject([{ href: '/my/reservation/RQ1', news: 'requestDate' }])
    expect(newsOf([], [request({ Status: 'SUBMITTED' })], NOW)).toMatchObject([{ href: '/my/survey/RQ1' }])
    expect(newsOf([], [request({ Status: 'DONE' }), request({ Kind: 'CARD' })], NOW)).toEqual([])
  })
})

describe('Notifications', () => {
  it('are taken once each, and each repeat, also by a centre that begins later', () => {
    const notifications = createActor(notificationsMachine).start()
    const told: ToldEntry[] = []
    const follow = () =>
      followNotifications(
        notifications,
        () => NOW,
        (entry) => told.push(entry),
      )
    const tell: NotificationsEvent = {
      type: 'NOTIFY',
      request: { colour: 'error', content: 'Lost', key: 'lost' },
    }
    notifications.send(tell)
    const end = follow()
    expect(told).toMatchObject([{ key: 'lost', content: 'Lost', at: NOW, day: '2026-05-20' }])
    notifications.send(tell)
    expect(told).toHaveLength(2)
    end()
    follow()
    expect(told).toHaveLength(2)
  })
})
