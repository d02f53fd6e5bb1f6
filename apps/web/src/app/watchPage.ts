import type { WatchedPageEvent } from '@portal/machines'
import { fromCallback } from 'xstate'

/** Tells when the page is hidden, shown and turned to. */
export const watchPage = fromCallback<{ type: 'NONE' }>(({ sendBack }) => {
  const tell = (event: WatchedPageEvent) => sendBack(event)
  const over = new AbortController()
  const { signal } = over
  document.addEventListener(
    'visibilitychange',
    () => tell({ type: document.visibilityState === 'visible' ? 'SHOW' : 'HIDE' }),
    { signal },
  )
  window.addEventListener('focus', () => tell({ type: 'FOCUS' }), { signal })
  return () => over.abort()
})
