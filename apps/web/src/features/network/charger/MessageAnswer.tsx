import { saysRefused } from '@portal/machines'
import { getChargepointMessage } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { answerText } from '../../../components/chargerMessages/supported.ts'
import { useQuery } from '../../../data/query.ts'
import type { Answer } from '../../../services/bco.ts'
import type { ReadMessage } from '../../../services/readers/commands.ts'

/** Polling interval until the charge point responds or the server gives up. */
const ASK_EVERY_MS = 2_000
type Read = Answer<Pick<ReadMessage, 'Status'>> | undefined
const isFinal = (read: Read): boolean => read !== undefined && read.data.Status !== 'PENDING'
/** The charge point may answer twice, so the first answer wins. */
const OPTIONS = {
  refreshInterval: (read: Read) => (isFinal(read) ? 0 : ASK_EVERY_MS),
  compare: (one: Read, other: Read) => one === other || (isFinal(one) && isFinal(other)),
}

const idIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'Id' in answer && typeof answer.Id === 'string'
    ? answer.Id
    : undefined

/** A charge point's response to a message of a bulk run. */
export const MessageAnswer = ({ answer }: { answer: unknown }) => {
  const { t, valueText, errorText } = useI18n()
  const id = idIn(answer)
  const { data, error } = useQuery(
    getChargepointMessage,
    id === undefined ? undefined : { params: { id } },
    OPTIONS,
  )
  if (error && (!data || saysRefused(error))) return errorText(error.code)
  if (!data) return t('network.message.waiting')
  return valueText(data.Status, (status) => {
    if (status === 'FAILED') return t('messages.failed')
    if (status === 'PENDING') return t('network.message.waiting')
    return answerText(data.Answer, { t })
  })
}
