import { type Flag, flagKey } from './visit.ts'

/** The visit goes on without the flag: the page is loaded anew, so that nothing of it is left. */
export const endFlag = (flag: Flag): void => {
  try {
    window.sessionStorage.removeItem(flagKey(flag))
  } catch {
    // Then it stood in the address only.
  }
  const url = new URL(window.location.href)
  url.searchParams.delete(flag)
  if (url.href === window.location.href) window.location.reload()
  else window.location.replace(url)
}
