import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type CentreEntry,
  KEPT_MS,
  MOST_ENTRIES,
  type NewEntry,
  unexpiredAt,
  withEntry,
  withNews,
} from './entries.ts'
import {
  CENTRE_READ_DELAY_MS,
  type CentreNews,
  notificationCentreMachine,
  selectActionCount,
  selectCentreEntries,
  selectUnread,
} from './machine.ts'

const NOW = Date.parse('2026-05-20T09:40:00Z')
const entry = (fields: Partial<NewEntry> = {}): NewEntry => ({
  key: 'saved',
  day: '2026-05-20',
  at: NOW,
  colour: 'success',
  code: undefined,
  content: 'Saved',
  ...fields,
})
const fault: CentreEntry = {
  id: 'fault',
  at: NOW,
  count: 1,
  isRead: false,
  colour: 'error',
  content: 'Bay 3',
  news: 'chargerError',
  href: '/my/chargepoints/CP3',
}

describe('The stored notifications', () => {
  it('count a repeat on the same day and start a new entry the next day', () => {
    const twice = withEntry(withEntry([], entry()), entry({ at: NOW + 5 }))
    expect(twice).toMatchObject([{ count: 2, at: NOW + 5, isRead: false }])
    expect(withEntry(twice, entry({ day: '2026-05-21', at: NOW + 9 }))).toHaveLength(2)
  })

  it('drop entries after 30 days or above the limit', () => {
    const old = { ...fault, id: 'old', at: NOW - KEPT_MS }
    expect(unexpiredAt([old, fault], NOW)).toEqual([fault])
    const many = Array.from({ length: MOST_ENTRIES + 5 }, (_, at) => ({
      ...fault,
      id: `${at}`,
      at: NOW - at,
    }))
    expect(unexpiredAt(many, NOW)).toHaveLength(MOST_ENTRIES)
  })

  it('keep news that no longer applies and mark it as over', () => {
    const first = withNews([], [fault], NOW)
    expect(withNews(first, [fault], NOW)).toMatchObject([{ id: 'fault', isOver: false }])
    expect(withNews(first, [], NOW)).toMatchObject([{ id: 'fault', isOver: true }])
  })
})

const open = (news: CentreNews) => {
  const clock = new SimulatedClock()
  const stored: number[] = []
  const centre = createActor(
    notificationCentreMachine.provide({
      actors: { findNews: fromPromise(async () => news) },
      actions: { keep: (_, { entries }) => stored.push(entries.length) },
    }),
    { clock, input: { entries: [], now: NOW } },
  ).start()
  return { centre, clock, stored }
}

describe('The notification centre', () => {
  it('accepts notifications while closed, and marks them as read after two seconds in view', () => {
    const { centre, clock, stored } = open({ entries: [], now: NOW })
    centre.send({ type: 'NOTIFIED', entry: entry() })
    expect(selectUnread(centre.getSnapshot())).toBe(1)
    centre.send({ type: 'OPEN' })
    clock.increment(CENTRE_READ_DELAY_MS - 1)
    expect(selectUnread(centre.getSnapshot())).toBe(1)
    clock.increment(1)
    expect(selectUnread(centre.getSnapshot())).toBe(0)
    expect(stored.length).toBeGreaterThan(1)
  })

  it('finds the required actions when it opens and lists only those on request', async () => {
    const { centre } = open({ entries: [fault], now: NOW })
    centre.send({ type: 'OPEN' })
    await settle()
    expect(selectActionCount(centre.getSnapshot())).toBe(1)
    centre.send({ type: 'NOTIFIED', entry: entry() })
    centre.send({ type: 'SHOW', view: 'action' })
    expect(selectCentreEntries(centre.getSnapshot())).toHaveLength(1)
  })
})
