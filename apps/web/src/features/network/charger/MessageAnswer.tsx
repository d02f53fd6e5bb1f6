import { getChargepointMessage } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { verdictIn } from '../../../components/chargerMessages/known.ts'
import { useQuery } from '../../../data/query.ts'
import type { Answer } from '../../../services/bco.ts'
import type { ReadMessage } from '../../../services/readers/commands.ts'

/** The answer is asked for so often, until the charge point has given it or the server has given it up. */
const ASK_EVERY_MS = 2_000
const refreshInterval = (last: Answer<Pick<ReadMessage, 'Status'>> | undefined): number =>
  last === undefined || last.data.Status === 'PENDING' ? ASK_EVERY_MS : 0

const idIn = (said: unknown): string | undefined =>
  typeof said === 'object' && said !== null && 'Id' in said && typeof said.Id === 'string'
    ? said.Id
    : undefined

/** What a charge point says to a message of a run. */
export const MessageAnswer = ({ said }: { said: unknown }) => {
  const { t, told, errorText } = useI18n()
  const id = idIn(said)
  const { data, error } = useQuery(getChargepointMessage, id === undefined ? undefined : { params: { id } }, {
    refreshInterval,
  })
  if (error && !data) return errorText(error.code)
  if (!data) return t('network.message.waiting')
  return told(data.Status, (status) => {
    if (status === 'FAILED') return t('messages.failed')
    if (status === 'PENDING') return t('network.message.waiting')
    const verdict = verdictIn(data.Answer)
    return verdict
      ? t(`messages.answered.${verdict}`)
      : t('messages.answered', { answer: data.Answer ?? '–' })
  })
}
