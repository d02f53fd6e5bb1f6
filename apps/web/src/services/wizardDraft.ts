import { draftKey } from './draftKeys.ts'
import { tellStored } from './storage.ts'

/**
 * Drafts of the wizards in a versioned format (`machines/wizard/draft.ts`), stored per user on this device. They
 * survive the tab, a crash and an expired session.
 */

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * Returns the stored value, not validated, so a damaged draft differs from none. Null if nothing is stored or storage
 * is blocked.
 */
export const readWizardDraft = (wizard: string, person: string): unknown => {
  try {
    const text = window.localStorage.getItem(draftKey(wizard, person))
    return parsed(text) ?? text
  } catch {
    return null
  }
}

/** Returns false if storage is full or blocked; the draft then lasts until the page is reloaded. */
export const writeWizardDraft = (wizard: string, person: string, draft: object): boolean => {
  try {
    window.localStorage.setItem(draftKey(wizard, person), JSON.stringify(draft))
    tellStored()
    return true
  } catch {
    return false
  }
}

export const removeWizardDraft = (wizard: string, person: string): void => {
  try {
    window.localStorage.removeItem(draftKey(wizard, person))
    tellStored()
  } catch {
    // Nothing was stored.
  }
}

/** Calls back with a draft that another tab has stored; undefined if it has deleted the draft. */
export const watchOtherTabs = (
  wizard: string,
  person: string,
  changed: (stored: unknown) => void,
): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === draftKey(wizard, person) || key === null) changed(parsed(newValue) ?? undefined)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
