import { draftKey } from './draftKeys.ts'
import { tellStored } from './storage.ts'

/**
 * Drafts of the wizards: data of a known version (`machines/wizard/draft.ts`), kept on this device and one person's each.
 * They outlive the tab, a crash and an expired sign-in. A browser may let nothing be stored: then writing says so.
 */

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The stored value as found, unchecked: a damaged text is told from none. Null where nothing is, or nothing may be read. */
export const readWizardDraft = (wizard: string, person: string): unknown => {
  try {
    const text = window.localStorage.getItem(draftKey(wizard, person))
    return parsed(text) ?? text
  } catch {
    return null
  }
}

/** False where the storage is full or forbidden: the draft then lives no longer than the page. */
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

/** Tells what another tab stored of a draft; undefined: it is gone there. */
export const watchOtherTabs = (
  wizard: string,
  person: string,
  changed: (stored: unknown) => void,
): (() => void) => {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === draftKey(wizard, person) || key === null) changed(parsed(newValue) ?? undefined)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
