import { readChoice, writeChoice } from '../services/storage.ts'
import type { CtrlKey, ShortcutKey } from './shortcutList.ts'

/** Whether keys without Ctrl or ⌘ do something; a person can switch them off on this device (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readChoice('shortcuts', ['off']) === undefined

export const switchShortcuts = (isOn: boolean): void => writeChoice('shortcuts', isOn ? 'on' : 'off')

/** Whether a key was pressed as a shortcut: alone, switched on, and never where a person types. */
export const isShortcut = (event: KeyboardEvent, key: ShortcutKey): boolean =>
  event.key === key &&
  !event.defaultPrevented &&
  // On many keyboards of Belgium and the Netherlands '[' needs AltGr, which counts as Ctrl and Alt.
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey)) &&
  !(event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]')) &&
  areShortcutsOn()

/** Whether a key was pressed with Ctrl or ⌘, also where a person types. */
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

/** Ctrl or ⌘ S saves a form, and Escape leaves it: its machine asks first where something would be lost. */
export const formKeys = (save: () => void, leave: () => void) => (event: FormKey) => {
  // A field may have taken the key: Escape closes its list first.
  if (event.defaultPrevented) return
  const isSave = isCtrlKey(event, 's')
  if (!isSave && event.key !== 'Escape') return
  event.preventDefault()
  if (isSave) save()
  else leave()
}
