import { isOnline } from './page.ts'

/** Returns the entry script of a document. Its name contains a hash of everything that it imports. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

/**
 * True if the server now has a different entry script than this page. Rejects if offline or without a successful
 * response.
 */
export const isOtherVersion = async (signal: AbortSignal): Promise<boolean> => {
  if (!isOnline()) throw new Error('Offline')
  const response = await fetch('/', { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`The page answered ${response.status}`)
  const there = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  const here = entryOf(document)
  return there !== undefined && here !== undefined && there !== here
}
