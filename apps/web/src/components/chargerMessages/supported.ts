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

/** Describes the status in a JSON response; a status without a text, or a response without a status, is quoted. */
export const answerText = (answer: string | undefined, { t }: Pick<I18n, 't'>): string => {
  const verdict = verdictIn(answer)
  return verdict
    ? t(`messages.answered.${verdict}`)
    : t('messages.answered', { answer: statusIn(answer) ?? answer ?? '–' })
}
