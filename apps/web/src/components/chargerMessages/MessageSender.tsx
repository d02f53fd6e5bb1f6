import { type ChargerMessageRef, selectIsMessageBusy } from '@portal/machines'
import type { Protocol } from '@portal/schemas/ocpp/protocols'
import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { JsonText } from './JsonText.tsx'
import { MessageForm } from './MessageForm.tsx'
import { MessageOutcome } from './MessagesCard.tsx'
import { payloadFor } from './messageToSend.ts'
import { powerSentence } from './powerSentence.ts'
import { parsedText } from './supported.ts'
import { useChargerMessage } from './wiring.ts'

/** Sends any message of the charger's protocol version, and shows the request and the response. */
export const MessageSender = ({ chargepointId, protocol }: { chargepointId: string; protocol: Protocol }) => {
  const { t } = useI18n()
  const sent = useChargerMessage(chargepointId)
  const isBusy = useSelector(sent, selectIsMessageBusy)
  return (
    <Card title={t('messages.title')} note={protocol}>
      <div className="max-w-2xl">
        <MessageForm
          protocols={[protocol]}
          onSend={(message) => {
            const request = { action: message.action, payload: payloadFor(message, protocol) ?? '{}' }
            sent.send({ type: 'SEND', request, intent: crypto.randomUUID() })
          }}
        >
          <div>
            <Button type="submit" icon={Send} busy={isBusy}>
              {t('messages.send')}
            </Button>
          </div>
        </MessageForm>
        <MessageOutcome message={sent} />
        <Exchange message={sent} />
      </div>
    </Card>
  )
}

/** Last request, with a description of its power limit, and the response. */
const Exchange = ({ message }: { message: ChargerMessageRef }) => {
  const { t, formats } = useI18n()
  const request = useSelector(message, ({ context }) => context.request)
  const answer = useSelector(message, ({ context }) => context.message?.Answer)
  if (!request) return null
  const payload = parsedText(request.payload ?? '{}')
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-sm font-semibold empty:hidden">{powerSentence(payload, { t, formats })}</p>
      <JsonText title={`${t('messages.request')}: ${request.action}`} value={payload} />
      {answer !== undefined && <JsonText title={t('messages.answer')} value={parsedText(answer)} />}
    </div>
  )
}
