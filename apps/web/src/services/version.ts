/** The files with which a document begins to run: their names have a hash of all that they lead to. */
const entryOf = (page: Document): string =>
  [...page.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join()

/** Whether the page that the server has now begins with another file than the one that runs. Rejects without an answer. */
export const isOtherVersion = async (signal: AbortSignal): Promise<boolean> => {
  // A request that cannot succeed would only be reported as a failure.
  if (!navigator.onLine) throw new Error('Offline')
  const response = await fetch('/', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`The page answered ${response.status}`)
  const there = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  const here = entryOf(document)
  return there !== '' && here !== '' && there !== here
}
