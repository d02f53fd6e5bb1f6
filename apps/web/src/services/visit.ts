/** What an address may switch on for the rest of the visit, by a query parameter of this name with value 1; 0 ends it (S9). */
export type DebugOption = 'debug' | 'showtranslations'

export const optionKey = (option: DebugOption) => `charge-portal:${option}`

/** Reads the address, and remembers what it says for as long as the tab lives. Values other than 0 and 1 say nothing. */
export const readDebugOption = (option: DebugOption): boolean => {
  const said = new URLSearchParams(window.location.search).get(option)
  try {
    if (said === '0' || said === '1') window.sessionStorage.setItem(optionKey(option), said)
    return window.sessionStorage.getItem(optionKey(option)) === '1'
  } catch {
    // Storage is blocked: the option lasts as long as it is in the address.
    return said === '1'
  }
}
