import type { WatchedPageEvent } from '@portal/machines'
import { fromCallback } from 'xstate'
import { watchPage as watch } from '../services/page.ts'

/** Sends page visibility and focus events to the flags machine. */
export const watchPage = fromCallback<{ type: 'NONE' }>(({ sendBack }) => {
  const tell = (event: WatchedPageEvent) => sendBack(event)
  return watch(['SHOW', 'HIDE', 'FOCUS'], tell)
})
