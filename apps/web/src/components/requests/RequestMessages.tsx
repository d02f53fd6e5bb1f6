import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { sendNow } from '../../data/writing.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { SendButton } from '../SendButton.tsx'
import { WritingOutcome } from '../WritingOutcome.tsx'
import { useMessage } from './wiring.ts'

export interface RequestMessagesProps {
  request: ReadRequest
  label: string
  /** Action at the right of the title. */
  action?: ReactNode
  className?: string
}

/** Messages of a request in chronological order, with a form for a new one. */
export const RequestMessages = ({ request, label, ...card }: RequestMessagesProps) => {
  const { t, formats } = useI18n()
  const { Messages: messages } = request
  return (
    <Card title={t('requests.messages')} {...card}>
      {messages.length === 0 ? (
        <p className="text-ink-2">{t('requests.messages.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {messages.map(({ At, By, Text }) => (
            <li key={`${At} ${By} ${Text}`} className="rounded-control bg-sunken px-4 py-3 text-sm">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{By}</span>
                <span className="text-xs text-ink-3">{formats.dateTime(At)}</span>
              </p>
              <p className="mt-1 whitespace-pre-line text-ink-2">{Text}</p>
            </li>
          ))}
        </ul>
      )}
      <MessageForm request={request} label={label} />
    </Card>
  )
}

const MessageForm = ({ request, label }: Pick<RequestMessagesProps, 'request' | 'label'>) => {
  const { t } = useI18n()
  const message = useMessage(request.Id)
  const text = useSelector(message, (snapshot) => selectDraft<string>(snapshot))
  const isMissing = useSelector(message, ({ context }) => context.isMissing)
  const viewState = useSelector(message, selectWritingViewState)
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        message.send(
          viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(request.Version),
        )
      }}
    >
      <TextArea
        label={label}
        error={isMissing && t('requests.message.missing')}
        rows={3}
        maxLength={5_000}
        readOnly={viewState === 'sending'}
        value={text}
        onChange={({ target }) => message.send({ type: 'CHANGE', draft: target.value })}
      />
      <WritingOutcome writing={message} failed={t('requests.message.failed')} />
      <div className="mt-3 flex justify-end max-sm:*:grow">
        <SendButton
          writing={message}
          label={t('requests.message.send')}
          busyLabel={t('requests.message.busy')}
        />
      </div>
    </form>
  )
}
