const failed = new Set<unknown>()

/** A remembered failure fails at once; a new request takes longer. */
const AT_ONCE_MS = 20

/** The file that the browser names in its complaint. */
const fileOf = (error: unknown): string | undefined => /https?:\/\/[^\s'"]+\.js/.exec(String(error))?.[0]

const asked = new Map<string, Promise<boolean>>()

/** Whether a file can be had now; asked once at a time. */
const isThere = (address: string): Promise<boolean> => {
  const known = asked.get(address)
  if (known) return known
  const answer = fetch(address, { cache: 'no-store' })
    .then(({ ok }) => ok)
    .catch(() => false)
    .finally(() => asked.delete(address))
  asked.set(address, answer)
  return answer
}

/**
 * Loads code that comes late. A browser may remember that a module did not come (HTML says so, Chromium does since version
 * 150), and then trying again asks no server. So where it failed before and its file is there now, the document is loaded
 * again in place of trying; `beforeReload` keeps what should be known then. `key` tells one load from another.
 */
export const loadLate = async <T>(
  key: unknown,
  load: () => Promise<T>,
  beforeReload: () => void = () => undefined,
): Promise<T> => {
  // What fails beside this one says nothing of an earlier try.
  const hasFailed = failed.has(key)
  const begun = performance.now()
  try {
    const loaded = await load()
    failed.delete(key)
    return loaded
  } catch (error) {
    const file = fileOf(error)
    if (hasFailed && performance.now() - begun < AT_ONCE_MS && file !== undefined && (await isThere(file))) {
      beforeReload()
      window.location.reload()
      return new Promise<never>(() => {})
    }
    failed.add(key)
    throw error
  }
}
