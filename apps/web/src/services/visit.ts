/** Options that a query parameter turns on (1) or off (0) for the rest of the visit (S9). */
export type DebugOption = 'debug' | 'showtranslations'

export const optionKey = (option: DebugOption) => `charge-portal:${option}`

/** Reads an option from the URL and remembers it for the life of the tab. Values other than 0 and 1 are ignored. */
export const readDebugOption = (option: DebugOption): boolean => {
  const choice = new URLSearchParams(window.location.search).get(option)
  try {
    if (choice === '0' || choice === '1') window.sessionStorage.setItem(optionKey(option), choice)
    return window.sessionStorage.getItem(optionKey(option)) === '1'
  } catch {
    // Storage is blocked, so the option lasts while it is in the URL.
    return choice === '1'
  }
}
