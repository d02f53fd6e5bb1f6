import type { CommandRecord, RemoteCommand } from '@portal/machines'
import type { I18n } from '../../app/appearance.ts'
import type { Translate } from '../../texts/index.ts'

/** Returns the title of a command, for example 'Unlock connector 2'. */
export const titleOf = ({ kind, connector }: RemoteCommand, t: Translate): string =>
  kind === 'RESET'
    ? t('commands.title.RESET')
    : t(`commands.title.${kind}`, { number: connector?.number ?? 1 })

/** Reason codes with a text of their own for commands. */
const OWN_REASONS = [
  'OFFLINE',
  'OCCUPIED',
  'RESERVED',
  'UNAVAILABLE',
  'FAULTED',
  'CHARGING',
  'CARD_NOT_ALLOWED',
  'TOKACTIVERR',
  'NOACTIVESESSION',
] as const

/** Returns the reason why the charger or the server rejected a command. */
export const reasonOf = ({ receipt, failure }: CommandRecord, { t, errorText }: I18n): string => {
  const code = receipt?.Reason ?? failure?.code ?? 'UNEXPECTED'
  const own = OWN_REASONS.find((one) => one === code)
  return own ? t(`commands.reason.${own}`) : errorText(code)
}

/** Describes the state of a command in one sentence. */
export const stateOf = (record: CommandRecord, words: I18n): string => {
  const { t, formats } = words
  const { phase, command, checkedAt, isCheckFailed } = record
  switch (phase) {
    case 'sending':
      return t('common.sending')
    case 'waiting':
      return t(`commands.waiting.${command.kind}`)
    case 'tracing':
      return t('commands.tracing')
    case 'checking':
      return t('common.checking')
    case 'unconfirmed': {
      const checked =
        checkedAt === undefined ? '' : t('commands.checked', { time: formats.exactTime(checkedAt) })
      return [t('commands.unconfirmed'), isCheckFailed ? t('commands.checkFailed') : checked]
        .filter(Boolean)
        .join('. ')
    }
    case 'confirmed':
    case 'folded':
      return t(`commands.confirmed.${command.kind}`)
    case 'rejected':
      return t('commands.rejected', { reason: reasonOf(record, words) })
  }
}
