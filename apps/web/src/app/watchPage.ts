import type { WatchedPageEvent } from '@portal/machines'
import { fromCallback } from 'xstate'
import { watchPage as watch } from '../services/page.ts'

/** Tells the flags when the page is hidden, shown and turned to. */
export const watchPage = fromCallback<{ type: 'NONE' }>(({ sendBack }) => {
  const tell = (event: WatchedPageEvent) => sendBack(event)
  return watch(['SHOW', 'HIDE', 'FOCUS'], tell)
})
