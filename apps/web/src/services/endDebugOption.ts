import { type DebugOption, optionKey } from './visit.ts'

/** Ends a debug option and reloads the page, so no effect of it remains. */
export const endDebugOption = (option: DebugOption): void => {
  try {
    window.sessionStorage.removeItem(optionKey(option))
  } catch {
    // Storage is blocked, so only the URL has the option.
  }
  const url = new URL(window.location.href)
  url.searchParams.delete(option)
  if (url.href === window.location.href) window.location.reload()
  else window.location.replace(url)
}
