const failed = new Set<unknown>()

/** The file that the browser names in its complaint. */
const fileOf = (error: unknown): string | undefined => /https?:\/\/[^\s'"]+\.js/.exec(String(error))?.[0]

const isThere = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { cache: 'no-store' })).ok
  } catch {
    return false
  }
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
  try {
    const loaded = await load()
    failed.delete(key)
    return loaded
  } catch (error) {
    const file = fileOf(error)
    if (failed.has(key) && file !== undefined && (await isThere(file))) {
      beforeReload()
      window.location.reload()
      return new Promise<never>(() => {})
    }
    failed.add(key)
    throw error
  }
}
