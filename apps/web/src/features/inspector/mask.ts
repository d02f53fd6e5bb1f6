import { StateMachine } from 'xstate'

/**
 * Matches names of secrets that must not appear on screens or in bug reports. Names are in lower case, without
 * punctuation.
 */
const SECRET =
  /(token|password|passwd|secret|authorization|cookie|assertion|verifier)$|^(iban|bankaccount|bic|vat|vatnr|vatnumber)$/
/** Patterns for an IBAN, a VAT number and a JWT anywhere in a text. */
const LOOKS_SECRET = [
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/gi,
  /\b(?:BE|NL|FR|DE|LU) ?[0-9A-Z]{2,4}[. ]?\d{3}[. ]?\d{3}(?: ?B\d{2}| ?\d{2,3})?\b/gi,
  /\beyJ[\w-]+(?:\.[\w-]+){1,4}/g,
]

export const MASK = '•••'

export const isSecretName = (name: string): boolean => SECRET.test(name.toLowerCase().replace(/[^a-z]/g, ''))

const withoutSecrets = (text: string): string =>
  LOOKS_SECRET.reduce((rest, pattern) => rest.replace(pattern, MASK), text)

const DEEPEST = 8

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** True for `{ field: 'vatnr', value: … }`, where a sibling field names the secret. */
const namesSecret = (record: Record<string, unknown>): boolean =>
  ['field', 'name', 'key'].some((name) => typeof record[name] === 'string' && isSecretName(record[name]))

/**
 * Returns a value that is safe to show and copy: JSON with masked secrets, names instead of actors and machines, and
 * no functions.
 */
export const maskSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutSecrets(value)
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (!isRecord(value)) return typeof value === 'function' ? undefined : value
  if (depth >= DEEPEST) return '…'
  if ('sessionId' in value && 'send' in value) return `actor ${String(value.sessionId)}`
  if (value instanceof StateMachine) return `machine ${value.id}`
  if (value instanceof Error) return maskSecrets({ ...value, message: value.message }, depth)
  // Keep only the value and the context of a snapshot, which also holds its machine.
  if ('machine' in value && 'context' in value)
    return maskSecrets({ value: value.value, context: value.context }, depth)
  if (value instanceof Map || value instanceof Set) return maskSecrets([...value], depth)
  if (Array.isArray(value)) return value.map((one) => maskSecrets(one, depth + 1))
  const isNamed = namesSecret(value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => typeof inner !== 'function')
      .map(([name, inner]) => {
        const isSecret = (isSecretName(name) || (isNamed && name === 'value')) && typeof inner !== 'boolean'
        const isEmpty = inner === undefined || inner === null || inner === ''
        return [name, isSecret && !isEmpty ? MASK : maskSecrets(inner, depth + 1)]
      }),
  )
}
