/** Two events and contexts that have nothing in common: what an argument is for both, is written into the chart. */
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
  const given: unknown = typeof params === 'function' ? params(sample) : params
  return typeof given === 'object' && given !== null ? (given as Arguments) : {}
}

/**
 * The words among the arguments of a guard or action that are the same whatever happens: `expired` of
 * `{ type: 'leave', params: { reason: 'expired' } }`. Arguments that need a real event have none.
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
