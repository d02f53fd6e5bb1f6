import { selectFlag, selectFlags, type WatchedPageEvent } from '@portal/machines'
import type { FlagName } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { fromCallback } from 'xstate'
import { usePortal } from './context.ts'

/** Whether a feature is on for whoever is here. */
export const useFlag = (name: FlagName): boolean =>
  useSelector(usePortal(selectFlags), (snapshot) => selectFlag(snapshot, name))

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
