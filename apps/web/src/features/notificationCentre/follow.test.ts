import { type NewEntry, type NotificationsEvent, notificationsMachine } from '@portal/machines'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createStore } from '../../data/store.ts'
import { followNotifications } from './follow.ts'

const NOW = Date.parse('2026-05-20T09:40:00Z')
const LOST: NotificationsEvent = {
  type: 'NOTIFY',
  request: { colour: 'error', content: 'Lost', key: 'lost' },
}

const start = () => {
  const notifications = createActor(notificationsMachine).start()
  const entries: NewEntry[] = []
  const followed = createStore<ReadonlyMap<string, number>>(new Map())
  return {
    entries,
    tell: () => notifications.send(LOST),
    follow: () =>
      followNotifications(
        notifications,
        followed,
        () => NOW,
        (entry) => entries.push(entry),
      ),
  }
}

it('followNotifications reports each notification and each repeat once, even after the centre restarts', () => {
  const { entries, tell, follow } = start()
  tell()
  const end = follow()
  expect(entries).toMatchObject([{ key: 'lost', content: 'Lost', at: NOW, day: '2026-05-20' }])
  tell()
  expect(entries).toHaveLength(2)
  end()
  follow()
  expect(entries).toHaveLength(2)
})

it('followNotifications reports an earlier notification once for each time that it occurred', () => {
  const { entries, tell, follow } = start()
  tell()
  tell()
  follow()
  expect(entries).toHaveLength(2)
})
