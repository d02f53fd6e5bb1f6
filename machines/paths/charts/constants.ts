/**
 * Two sample arguments without a common string, for `params` functions: a string that both results contain is a
 * constant of the machine.
 */
const samples = ['first', 'second'].map((value, index) => {
  const error = { code: value, message: value, status: index }
  const event = {
    type: value,
    output: { ...error, kind: value },
    error,
    reason: value,
    field: value,
    token: value,
  }
  return { event, context: { session: {}, values: {} } }
})

type Arguments = Readonly<Record<string, unknown>>

const argumentsOf = (params: unknown, sample: unknown): Arguments => {
  const resolved: unknown = typeof params === 'function' ? params(sample) : params
  return typeof resolved === 'object' && resolved !== null ? (resolved as Arguments) : {}
}

/**
 * Returns the constant string arguments of a guard or action: `expired` for `{ type: 'leave', params: { reason:
 * 'expired' } }`. Empty if `params` fails without a real event.
 */
export const constantsOf = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null || !('params' in part)) return []
  try {
    const [first = {}, second = {}] = samples.map((sample) => argumentsOf(part.params, sample))
    return Object.entries(first).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && value === second[name] ? [value] : [],
    )
  } catch {
    return []
  }
}
