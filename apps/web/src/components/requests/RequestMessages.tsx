import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { MessageList } from '../MessageList.tsx'
import { TextForm } from '../TextForm.tsx'
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
  const { t } = useI18n()
  const message = useMessage(request.Id)
  return (
    <Card title={t('requests.messages')} {...card}>
      {request.Messages.length === 0 ? (
        <p className="text-ink-2">{t('requests.messages.none')}</p>
      ) : (
        <MessageList messages={request.Messages} />
      )}
      <div className="mt-4">
        <TextForm
          writing={message}
          version={request.Version}
          label={label}
          words={{
            missing: t('requests.message.missing'),
            send: t('requests.message.send'),
            busy: t('requests.message.busy'),
            failed: t('requests.message.failed'),
          }}
        />
      </div>
    </Card>
  )
}
