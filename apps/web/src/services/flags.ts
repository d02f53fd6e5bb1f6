import type { Failure } from '@portal/machines'
import { type Config, FLAG_DEFAULTS, FLAGS_EVALUATE_PATH, type Flags } from '@portal/schemas'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Parses an OFREP response. Ignores unknown flags; missing or malformed flags keep their default. Returns undefined
 * for an invalid response.
 */
const readFlags = (answer: unknown): Flags | undefined => {
  if (!isRecord(answer) || !Array.isArray(answer.flags)) return undefined
  const flags: Record<string, boolean> = { ...FLAG_DEFAULTS }
  for (const flag of answer.flags as unknown[]) {
    if (isRecord(flag) && Object.hasOwn(FLAG_DEFAULTS, String(flag.key)) && typeof flag.value === 'boolean')
      flags[String(flag.key)] = flag.value
  }
  return flags as Flags
}

/**
 * Creates a client of the configured feature-flag service, which sends one request for all flags (OFREP). Without a
 * service, it returns the defaults.
 */
export const createFlagService = ({ flags: service }: Config) => {
  // Latest response and its user, for a 304.
  let last: { readonly key: string | undefined; readonly tag: string; readonly flags: Flags } | undefined

  /**
   * Returns the flags of a user or an anonymous visitor. Rejects if the service does not respond or the response is
   * invalid.
   */
  return async (targetingKey: string | undefined, signal: AbortSignal): Promise<Flags> => {
    if (!service) return FLAG_DEFAULTS
    const cached = last?.key === targetingKey ? last : undefined
    try {
      const response = await fetch(service.url + FLAGS_EVALUATE_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cached && { 'if-none-match': cached.tag }) },
        body: JSON.stringify({ context: { targetingKey } }),
        signal,
      })
      if (cached && response.status === 304) return cached.flags
      const flags = response.ok && readFlags(await response.json())
      const tag = response.headers.get('etag')
      if (flags) {
        last = tag === null ? undefined : { key: targetingKey, tag, flags }
        return flags
      }
    } catch {
      // Throws below, as for an invalid response.
    }
    throw { code: 'FAILEDTOLOAD' } satisfies Failure
  }
}
