/** Unfinished intake of one user. It contains IBAN and VAT number, so it is stored for the life of the tab only. */
export interface StoredIntake {
  readonly isCompany: boolean
  /** Stored values, not validated. */
  readonly draft: unknown
}

/** Bump when the stored format changes; drafts of another version are ignored. */
const VERSION = 1

const PREFIX = 'charge-portal:intake:'
const keyOf = (sub: string) => PREFIX + sub

export const readIntake = (sub: string): StoredIntake | undefined => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(sub)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { v, isCompany, draft } = stored as { v?: unknown; isCompany?: unknown; draft?: unknown }
    if (v !== VERSION) return undefined
    return { isCompany: isCompany === true, draft }
  } catch {
    return undefined
  }
}

export const writeIntake = (sub: string, intake: StoredIntake): void => {
  try {
    window.sessionStorage.setItem(keyOf(sub), JSON.stringify({ v: VERSION, ...intake }))
  } catch {
    // The input stays on screen; only a reload loses it.
  }
}

/** True if the browser allows session storage. */
export const canStoreIntake = (): boolean => {
  try {
    window.sessionStorage.setItem(PREFIX, '')
    window.sessionStorage.removeItem(PREFIX)
    return true
  } catch {
    return false
  }
}

export const removeIntake = (sub: string): void => {
  try {
    window.sessionStorage.removeItem(keyOf(sub))
  } catch {
    // Nothing was stored.
  }
}
