// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import {
  keepLateNotification,
  readStoredNotifications,
  writeStoredNotifications,
} from '../../services/storedNotifications.ts'
import { entriesIn } from './storedEntries.ts'

afterEach(() => localStorage.clear())

it('the centre stores a late notification as unread for the user who signed out, and for no other user', () => {
  const before = { id: 'a', at: 1, count: 1, isRead: true, colour: 'info', content: 'Saved' }
  writeStoredNotifications('P1', [before])
  keepLateNotification('P1', { at: 2, colour: 'warning', content: 'The export stopped' })
  expect(entriesIn(readStoredNotifications('P1'))).toEqual([
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
  expect(readStoredNotifications('P2')).toEqual([])
})
