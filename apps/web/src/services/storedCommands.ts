/** Bump when the stored format changes; receipts of another version are ignored. */
const VERSION = 1

/** Session storage key of a user's receipts of remote commands. */
const keyOf = (person: string): string => `charge-portal:commands:${person}`

/** Returns receipts stored by an earlier document of this tab, not validated. */
export const readStoredCommands = (person: string): readonly unknown[] => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(person)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    const { v, records } = stored as { readonly v?: unknown; readonly records?: unknown }
    return v === VERSION && Array.isArray(records) ? records : []
  } catch {
    return []
  }
}

export const writeStoredCommands = (person: string, records: readonly unknown[]): void => {
  try {
    if (records.length === 0) window.sessionStorage.removeItem(keyOf(person))
    else window.sessionStorage.setItem(keyOf(person), JSON.stringify({ v: VERSION, records }))
  } catch {
    // The receipts last until the page is reloaded.
  }
}
