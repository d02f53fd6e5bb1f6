import { readChoice, writeChoice } from '../services/storage.ts'
import type { CtrlKey, ShortcutKey } from './shortcutList.ts'

/** True if shortcuts without Ctrl or ⌘ are on; users can turn them off on their device (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readChoice('shortcuts', ['off']) === undefined

export const switchShortcuts = (isOn: boolean): void => writeChoice('shortcuts', isOn ? 'on' : 'off')

/** True if a key was pressed as a shortcut: alone, with shortcuts on and outside of input fields. */
export const isShortcut = (event: KeyboardEvent, key: ShortcutKey): boolean =>
  event.key === key &&
  !event.defaultPrevented &&
  // On some keyboards, such as Belgian ones, '[' needs AltGr, which can report Ctrl and Alt.
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey)) &&
  !(event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]')) &&
  areShortcutsOn()

/** True if a key was pressed with Ctrl or ⌘, in input fields too. */
export const isCtrlKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  key: CtrlKey,
): boolean =>
  event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

type FormKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
> & {
  preventDefault: () => void
}

/**
 * Saves a form with Ctrl or ⌘ S and leaves it with Escape. The machine of the form confirms before changes are lost.
 */
export const formKeys = (save: () => void, leave: () => void) => (event: FormKey) => {
  // A field may have handled the key: Escape closes its list first.
  if (event.defaultPrevented) return
  const isSave = isCtrlKey(event, 's')
  if (!isSave && event.key !== 'Escape') return
  event.preventDefault()
  if (isSave) save()
  else leave()
}
