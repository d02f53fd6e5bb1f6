/** What an unfinished intake keeps: it holds IBAN and VAT number, so it lives no longer than the tab, and is one person's. */
export interface StoredIntake {
  readonly isCompany: boolean
  /** The values as they were stored: no one has looked at them yet. */
  readonly draft: unknown
}

/** Changes when a stored draft cannot be read as before: one of another version is left aside. */
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
    // What was typed stays on screen; only a reload would lose it.
  }
}

/** Whether the browser lets the tab keep anything. */
export const isIntakeKept = (): boolean => {
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
