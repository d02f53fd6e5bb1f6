import { type RecordEditRef, selectIsDirty } from '@portal/machines'
import { useEffect } from 'react'

/**
 * Returns the portal path that a click navigates to; undefined if it stays on this page, opens a new tab or leaves the
 * portal.
 */
const addressOf = (event: MouseEvent): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return undefined
  return link.pathname === window.location.pathname ? undefined : link.pathname + link.search
}

/** Asks for confirmation before a link or an unload discards unsaved changes. */
export const useLeaveGuard = (edit: RecordEditRef): void => {
  useEffect(() => {
    const isDirty = () => selectIsDirty(edit.getSnapshot())
    const onClick = (event: MouseEvent) => {
      const to = addressOf(event)
      if (to === undefined || !isDirty()) return
      event.preventDefault()
      event.stopPropagation()
      edit.send({ type: 'LEAVE', to })
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [edit])
}
