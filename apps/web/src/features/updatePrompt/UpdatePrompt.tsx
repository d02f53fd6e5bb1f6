import { useEffect, useState } from 'react'
import { isShortcut } from '../../data/shortcuts.ts'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { ShortcutList } from './ShortcutList.tsx'

/** Delay before the first version check, unless it starts earlier. */
const FIRST_LOOK_MS = 600_000

/**
 * Shortcut list and version check. The check starts when the window receives focus, when `?` is pressed, or after ten
 * minutes.
 */
export const UpdatePrompt = () => {
  const [openCount, setOpenCount] = useState<number>()
  useEffect(() => {
    const over = new AbortController()
    const want = () => setOpenCount((times = 0) => times)
    const timer = setTimeout(want, FIRST_LOOK_MS)
    window.addEventListener('focus', want, over)
    window.addEventListener(
      'keydown',
      (event) => isShortcut(event, '?') && setOpenCount((times = 0) => times + 1),
      over,
    )
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [])
  if (openCount === undefined) return null
  return (
    <>
      <NewVersionNotice />
      {openCount > 0 && <ShortcutList key={openCount} />}
    </>
  )
}
