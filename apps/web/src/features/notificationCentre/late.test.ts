// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import {
  keepLateNotification,
  readKeptNotifications,
  writeKeptNotifications,
} from '../../services/keptNotifications.ts'
import { entriesIn } from './keptEntries.ts'

afterEach(() => localStorage.clear())

it('keeps a notification for a signed-out person as unread until the next sign-in', () => {
  const before = { id: 'a', at: 1, count: 1, isRead: true, colour: 'info', content: 'Saved' }
  writeKeptNotifications('P1', [before])
  keepLateNotification('P1', { at: 2, colour: 'warning', content: 'The export stopped' })
  expect(entriesIn(readKeptNotifications('P1'))).toEqual([
    {
      id: 'late 2 The export stopped',
      at: 2,
      count: 1,
      isRead: false,
      colour: 'warning',
      content: 'The export stopped',
    },
    before,
  ])
  expect(readKeptNotifications('P2')).toEqual([])
})
