import { type DebugOption, optionKey } from './visit.ts'

/** The visit goes on without the option: the page is loaded again, so that nothing of it is left. */
export const endDebugOption = (option: DebugOption): void => {
  try {
    window.sessionStorage.removeItem(optionKey(option))
  } catch {
    // Then it stood in the address only.
  }
  const url = new URL(window.location.href)
  url.searchParams.delete(option)
  if (url.href === window.location.href) window.location.reload()
  else window.location.replace(url)
}
