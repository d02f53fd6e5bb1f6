import type { MessageRequest } from '@portal/machines'
import type { I18n } from '../../app/appearance.ts'

/** Messages that a customer can send to a charger, as OCPP 1.6 calls. */
export const MESSAGES = {
  signal: { action: 'TriggerMessage', payload: JSON.stringify({ requestedMessage: 'Heartbeat' }) },
  meter: { action: 'TriggerMessage', payload: JSON.stringify({ requestedMessage: 'MeterValues' }) },
  cache: { action: 'ClearCache' },
  list: { action: 'GetLocalListVersion' },
} as const satisfies Readonly<Record<string, MessageRequest>>

export type SupportedMessage = keyof typeof MESSAGES

export const SUPPORTED = Object.keys(MESSAGES) as SupportedMessage[]

export const isSupported = (name: unknown): name is SupportedMessage => SUPPORTED.some((one) => one === name)

/** Response statuses with their own text. */
const VERDICTS = ['Accepted', 'Rejected', 'NotImplemented'] as const

type Verdict = (typeof VERDICTS)[number]

/** Parses JSON from a charger; returns any other text unchanged. */
export const parsedText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const attributeStatusOf = (result: unknown): readonly string[] => {
  if (typeof result !== 'object' || result === null || !('attributeStatus' in result)) return []
  return typeof result.attributeStatus === 'string' ? [result.attributeStatus] : []
}

/** Returns the status of a JSON response, or of its results, refusals first; undefined if it has none. */
export const statusIn = (answer: string | undefined): string | undefined => {
  const parsed = parsedText(answer ?? 'null')
  if (typeof parsed !== 'object' || parsed === null) return undefined
  if ('status' in parsed) return typeof parsed.status === 'string' ? parsed.status : undefined
  const statuses = Object.values(parsed).flat().flatMap(attributeStatusOf)
  return statuses.find((status) => status !== 'Accepted') ?? statuses[0]
}

/** Returns the status of a JSON response; undefined if there is no text for it. */
export const verdictIn = (answer: string | undefined): Verdict | undefined =>
  VERDICTS.find((one) => one === statusIn(answer))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const textIn = (value: unknown, name: string): string | undefined => {
  const field: unknown = isObject(value) ? Reflect.get(value, name) : undefined
  return typeof field === 'string' ? field : undefined
}

/** Describes an entry of a list in a response: a variable, a setting, or the name of an unknown key. */
const entryText = (list: string, entry: unknown): string => {
  if (typeof entry === 'string') return `${list}: ${entry}`
  const { variable } = isObject(entry) && 'variable' in entry ? entry : {}
  const name = textIn(variable, 'name') ?? textIn(entry, 'key')
  const value = textIn(entry, 'attributeValue') ?? textIn(entry, 'value') ?? textIn(entry, 'attributeStatus')
  return name === undefined ? JSON.stringify(entry) : `${name}: ${value ?? '–'}`
}

/** Describes the values in a JSON response besides its status: 'LightIntensity: 40'. Returns undefined if it has none. */
export const valuesIn = (answer: string | undefined): string | undefined => {
  const parsed = parsedText(answer ?? 'null')
  if (!isObject(parsed)) return undefined
  const values = Object.entries(parsed).flatMap(([key, value]: readonly [string, unknown]) => {
    if (key === 'status') return []
    if (Array.isArray(value)) return value.map((entry) => entryText(key, entry))
    return [`${key}: ${isObject(value) ? JSON.stringify(value) : String(value)}`]
  })
  return values.length > 0 ? values.join(', ') : undefined
}

/**
 * Describes a JSON response by its status and values. Quotes a status without a text, and a response with neither.
 */
export const answerText = (answer: string | undefined, { t }: Pick<I18n, 't'>): string => {
  const verdict = verdictIn(answer)
  const values = valuesIn(answer)
  if (verdict) return [t(`messages.answered.${verdict}`), values ?? []].flat().join(' ')
  const quoted = [statusIn(answer) ?? [], values ?? []].flat().join(', ')
  return t('messages.answered', { answer: quoted || (answer ?? '–') })
}
