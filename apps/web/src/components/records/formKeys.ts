import type { KeyboardEvent } from 'react'
import { isCtrlKey } from '../../data/shortcuts.ts'

/** Ctrl or ⌘ S saves a form, and Escape leaves it: its chart asks first where something would be lost. */
export const formKeys =
  (save: () => void, cancel: () => void) =>
  (event: KeyboardEvent): void => {
    // A field may have taken the key: Escape closes its list first.
    if (event.defaultPrevented) return
    const isSave = isCtrlKey(event, 's')
    if (!isSave && event.key !== 'Escape') return
    event.preventDefault()
    if (isSave) save()
    else cancel()
  }
