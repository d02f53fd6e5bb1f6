import type { Failure } from '@portal/machines'
import { type Config, FLAG_DEFAULTS, FLAGS_EVALUATE_PATH, type Flags } from '@portal/schemas'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The flags that an answer of OFREP holds. Unknown or malformed values count as not said; undefined for no answer at all. */
const readFlags = (answer: unknown): Flags | undefined => {
  if (!isRecord(answer) || !Array.isArray(answer.flags)) return undefined
  const flags: Record<string, boolean> = { ...FLAG_DEFAULTS }
  for (const flag of answer.flags as unknown[]) {
    if (isRecord(flag) && Object.hasOwn(FLAG_DEFAULTS, String(flag.key)) && typeof flag.value === 'boolean')
      flags[String(flag.key)] = flag.value
  }
  return flags as Flags
}

/** The feature-flag service of the configuration: one call for all flags (OFREP). Without one all are as they are by default. */
export const createFlagService = ({ flags: service }: Config) => {
  // What was answered last, to whom: the service may say that nothing has changed.
  let last: { readonly key: string | undefined; readonly tag: string; readonly flags: Flags } | undefined

  /** The flags of a person, or of who has not signed in. Rejects when the service does not answer, or nonsense. */
  return async (targetingKey: string | undefined, signal: AbortSignal): Promise<Flags> => {
    if (!service) return FLAG_DEFAULTS
    const known = last?.key === targetingKey ? last : undefined
    try {
      const response = await fetch(service.url + FLAGS_EVALUATE_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(known && { 'if-none-match': known.tag }) },
        body: JSON.stringify({ context: { targetingKey } }),
        signal,
      })
      if (known && response.status === 304) return known.flags
      const flags = response.ok && readFlags(await response.json())
      const tag = response.headers.get('etag')
      if (flags) {
        last = tag === null ? undefined : { key: targetingKey, tag, flags }
        return flags
      }
    } catch {
      // Said below: to the portal it is the same.
    }
    throw { code: 'FAILEDTOLOAD' } satisfies Failure
  }
}
