import {
  type ChargerMessageRef,
  isUnanswered,
  selectIsMessageBusy,
  selectMessageViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { answerText, isSupported, MESSAGES, SUPPORTED } from './supported.ts'
import { useChargerMessage } from './wiring.ts'

export const MessagesCard = ({ chargepointId }: { chargepointId: string }) => {
  const { t } = useI18n()
  const message = useChargerMessage(chargepointId)
  const isBusy = useSelector(message, selectIsMessageBusy)
  return (
    <Card title={t('messages.title')}>
      <form
        className="max-w-xl"
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = new FormData(event.currentTarget).get('message')
          if (isSupported(chosen))
            message.send({ type: 'SEND', request: MESSAGES[chosen], intent: crypto.randomUUID() })
        }}
      >
        <Select
          label={t('messages.label')}
          name="message"
          options={SUPPORTED.map((name) => ({ value: name, label: t(`messages.known.${name}`) }))}
        />
        <div className="mt-3">
          <Button type="submit" icon={Send} busy={isBusy}>
            {t('messages.send')}
          </Button>
        </div>
      </form>
      <MessageOutcome message={message} />
    </Card>
  )
}

/** Progress of the message, announced once per change, with its actions. */
export const MessageOutcome = ({ message }: { message: ChargerMessageRef }) => {
  const { t } = useI18n()
  const viewState = useSelector(message, selectMessageViewState)
  const words = useWords(message)
  return (
    <>
      <p role="status" className="text-sm text-ink-2 not-empty:mt-3">
        {words}
      </p>
      {viewState === 'unsent' && (
        <Button size="sm" className="mt-2" onClick={() => message.send({ type: 'RETRY' })}>
          {t('faces.retry')}
        </Button>
      )}
      {viewState === 'unanswered' && (
        <Button size="sm" className="mt-2" onClick={() => message.send({ type: 'POLL_AGAIN' })}>
          {t('messages.check')}
        </Button>
      )}
    </>
  )
}

const useWords = (message: ChargerMessageRef): string => {
  const { t, formats, valueText, errorText } = useI18n()
  const viewState = useSelector(message, selectMessageViewState)
  const error = useSelector(message, ({ context }) => context.error)
  const { Status = '', SentOn = '', Answer } = useSelector(message, ({ context }) => context.message) ?? {}
  switch (viewState) {
    case 'idle':
      return ''
    case 'sending':
      return t('common.sending')
    case 'unsent': {
      const unsent = t('messages.unsent', { reason: errorText(error?.code ?? 'UNEXPECTED') })
      return error && isUnanswered(error) ? `${unsent} ${t('writing.unanswered')}` : unsent
    }
    case 'waiting':
      return t('messages.waiting', { time: formats.exactTime(Date.parse(SentOn)) })
    case 'answered':
      return valueText(Status, () => answerText(Answer, { t }))
    case 'failed':
      return t('messages.failed')
    case 'unanswered':
      return error ? t('messages.unread', { reason: errorText(error.code) }) : t('messages.unanswered')
  }
}
