import type { Failure } from '@portal/machines'
import { isOtherVersion } from './version.ts'

/** Limit of the look for another version: a person waits for it. */
const LOOK_TIMEOUT_MS = 10_000

/** The failure itself, or NEW_VERSION if a deployment is its cause. */
const causeOf = async (error: unknown): Promise<unknown> => {
  try {
    if (await isOtherVersion(AbortSignal.timeout(LOOK_TIMEOUT_MS)))
      return { code: 'NEW_VERSION', message: String(error) } satisfies Failure
  } catch {
    // Nothing is known of the server's version.
  }
  return error
}

/** What did not come, and the file that the browser named. */
const failed = new Map<unknown, string | undefined>()

/** The file that the browser names in its complaint. */
const fileOf = (error: unknown): string | undefined => /https?:\/\/[^\s'"]+\.js/.exec(String(error))?.[0]

const asked = new Map<string, Promise<boolean>>()

/** True if a file can be had now: a server may answer with its page in place of a file. Asked once at a time. */
const isThere = (address: string): Promise<boolean> => {
  const known = asked.get(address)
  if (known) return known
  const answer = fetch(address, { cache: 'no-store' })
    .then(({ ok, headers }) => ok && (headers.get('content-type') ?? '').includes('javascript'))
    .catch(() => false)
    .finally(() => asked.delete(address))
  asked.set(address, answer)
  return answer
}

/**
 * Loads code that comes late. A browser may remember that a module did not come (HTML says so, Chromium does since version
 * 150), and then trying again asks no server. So where it failed before, its file is asked for first; if that is there and the
 * module still fails, the document is loaded again. `beforeReload` keeps what should be known then. `key` tells one load from
 * another.
 */
export const loadLate = async <T>(
  key: unknown,
  load: () => Promise<T>,
  beforeReload: () => void = () => undefined,
): Promise<T> => {
  const missing = failed.get(key)
  if (missing !== undefined && !(await isThere(missing)))
    throw await causeOf(new TypeError(`Still not there: ${missing}`))
  try {
    const loaded = await load()
    failed.delete(key)
    return loaded
  } catch (error) {
    const file = fileOf(error)
    // Of several files another one may be missing now.
    if (missing !== undefined && file !== undefined && (file === missing || (await isThere(file)))) {
      beforeReload()
      window.location.reload()
      return new Promise<never>(() => {})
    }
    failed.set(key, file)
    throw await causeOf(error)
  }
}
