import { isOnline } from './page.ts'

/** The file with which a document begins to run: its name has a hash of all that it leads to. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

/** Whether the page that the server has now begins with another file than the one that runs. Rejects without an answer. */
export const isOtherVersion = async (signal: AbortSignal): Promise<boolean> => {
  // A request that cannot succeed would only be reported as a failure.
  if (!isOnline()) throw new Error('Offline')
  const response = await fetch('/', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`The page answered ${response.status}`)
  const there = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  const here = entryOf(document)
  return there !== undefined && here !== undefined && there !== here
}
