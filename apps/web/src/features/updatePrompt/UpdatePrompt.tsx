import { useEffect, useState } from 'react'
import { isShortcut } from '../../data/shortcuts.ts'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { ShortcutList } from './ShortcutList.tsx'

/** The first look for a new version, where a person does not turn to the page before. */
const FIRST_LOOK_MS = 600_000

/** The list of shortcuts and the look for a new version, which begins when the page is turned to, or after ten minutes. */
export const UpdatePrompt = () => {
  const [asked, setAsked] = useState<number>()
  useEffect(() => {
    const over = new AbortController()
    const want = () => setAsked((times = 0) => times)
    const timer = setTimeout(want, FIRST_LOOK_MS)
    window.addEventListener('focus', want, over)
    window.addEventListener(
      'keydown',
      (event) => isShortcut(event, '?') && setAsked((times = 0) => times + 1),
      over,
    )
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [])
  if (asked === undefined) return null
  return (
    <>
      <NewVersionNotice />
      {asked > 0 && <ShortcutList key={asked} />}
    </>
  )
}
