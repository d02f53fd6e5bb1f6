/** What an unfinished intake keeps: it holds IBAN and VAT number, so it lives no longer than the tab, and is one person's. */
export interface StoredIntake {
  readonly isCompany: boolean
  /** The values as they were stored: nobody has looked at them yet. */
  readonly draft: unknown
}

const keyOf = (sub: string) => `charge-portal:intake:${sub}`

export const readIntake = (sub: string): StoredIntake | undefined => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(sub)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { isCompany, draft } = stored as { isCompany?: unknown; draft?: unknown }
    return { isCompany: isCompany === true, draft }
  } catch {
    return undefined
  }
}

export const writeIntake = (sub: string, intake: StoredIntake): void => {
  try {
    window.sessionStorage.setItem(keyOf(sub), JSON.stringify(intake))
  } catch {
    // What was typed stays on screen; only a reload would lose it.
  }
}

export const removeIntake = (sub: string): void => {
  try {
    window.sessionStorage.removeItem(keyOf(sub))
  } catch {
    // Nothing was stored.
  }
}
