/** Dismissed message, stored for the life of the tab. Without storage, the banner reappears after a reload. */
const KEY = 'charge-portal:banner'

export const readDismissedBanner = (): string | undefined => {
  try {
    return window.sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export const writeDismissedBanner = (message: string): void => {
  try {
    window.sessionStorage.setItem(KEY, message)
  } catch {
    // The banner stays dismissed until the page is reloaded.
  }
}
