/** The message that was dismissed, for as long as the tab lives. Where nothing can be stored it shows again after a reload. */
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
    // It stays dismissed until the page is loaded again.
  }
}
