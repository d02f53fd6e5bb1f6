import type { Failure } from '@portal/machines'
import { isOtherVersion } from './version.ts'

/** Timeout of the version check. Short, because a user is waiting for it. */
const LOOK_TIMEOUT_MS = 10_000

/** Returns NEW_VERSION if a deployment caused the failure, else the failure itself. */
const causeOf = async (error: unknown): Promise<unknown> => {
  try {
    if (await isOtherVersion(AbortSignal.timeout(LOOK_TIMEOUT_MS)))
      return { code: 'NEW_VERSION', message: String(error) } satisfies Failure
  } catch {
    // The server's version is unknown.
  }
  return error
}

/** Failed loads by key, with the file named in the error message, if any. */
const failed = new Map<unknown, string | undefined>()

/** Returns the URL of the file named in the browser's error message. */
const fileOf = (error: unknown): string | undefined => /https?:\/\/[^\s'"]+\.js/.exec(String(error))?.[0]

const pending = new Map<string, Promise<boolean>>()

/**
 * True if a script is available now. A server may respond with an HTML page instead, so the content type counts.
 * Concurrent checks share one request.
 */
const isThere = (address: string): Promise<boolean> => {
  const existing = pending.get(address)
  if (existing) return existing
  const answer = fetch(address, { cache: 'no-store' })
    .then(({ ok, headers }) => ok && (headers.get('content-type') ?? '').includes('javascript'))
    .catch(() => false)
    .finally(() => pending.delete(address))
  pending.set(address, answer)
  return answer
}

/**
 * Loads code on demand. A browser may cache a failed module (HTML allows it, and Chromium has done so since version
 * 150), and then a retry sends no request. After a failure, the file itself is therefore fetched first; if it is
 * available and the module still fails, the document is reloaded. `beforeReload` saves state across that reload. `key`
 * identifies the load.
 */
export const loadLate = async <T>(
  key: unknown,
  load: () => Promise<T>,
  beforeReload: () => void = () => undefined,
): Promise<T> => {
  const missing = failed.get(key)
  if (missing !== undefined && !(await isThere(missing)))
    throw await causeOf(new TypeError(`Still missing: ${missing}`))
  try {
    const loaded = await load()
    failed.delete(key)
    return loaded
  } catch (error) {
    const file = fileOf(error)
    // A retry may fail at another file than before; reload only if that file is available too.
    if (missing !== undefined && file !== undefined && (file === missing || (await isThere(file)))) {
      beforeReload()
      window.location.reload()
      return new Promise<never>(() => {})
    }
    failed.set(key, file)
    throw await causeOf(error)
  }
}
