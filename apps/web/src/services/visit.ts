/** What an address may switch on for the rest of the visit, by a query parameter of this name with value 1; 0 ends it (S9). */
export type Flag = 'debug' | 'showtranslations'

export const flagKey = (flag: Flag) => `charge-portal:${flag}`

/** Reads the address, and remembers what it says for as long as the tab lives. Values other than 0 and 1 say nothing. */
export const readFlag = (flag: Flag): boolean => {
  const said = new URLSearchParams(window.location.search).get(flag)
  try {
    if (said === '0' || said === '1') window.sessionStorage.setItem(flagKey(flag), said)
    return window.sessionStorage.getItem(flagKey(flag)) === '1'
  } catch {
    // Storage is blocked: the flag lasts as long as it stands in the address.
    return said === '1'
  }
}
