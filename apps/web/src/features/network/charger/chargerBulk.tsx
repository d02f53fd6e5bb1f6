import type { Failure } from '@portal/machines'
import { postChargepointMessage, postRemoteReset } from '@portal/schemas'
import { PROTOCOLS, protocolOf } from '@portal/schemas/ocpp/protocols'
import { Power, PowerOff, RotateCw, Send } from 'lucide-react'
import { MessageForm } from '../../../components/chargerMessages/MessageForm.tsx'
import { MessageSummary } from '../../../components/chargerMessages/MessageSummary.tsx'
import { messageIn, payloadFor } from '../../../components/chargerMessages/messageToSend.ts'
import type { BulkAction } from '../../../components/records/bulk/bulkActions.ts'
import { commandTarget } from '../../../data/commandRequests.ts'
import { valueIn } from '../../../data/records.ts'
import { MessageAnswer } from './MessageAnswer.tsx'

/** Restarts a charge point. A refusal by the charge point counts as a failure, with its reason. */
const RESTART: BulkAction = {
  key: 'reset',
  label: 'command.RESET',
  icon: RotateCw,
  isOffered: () => true,
  does: {
    call: async (bco, { Id, PlacementId }, options) => {
      const command = { chargepointId: Id, sessionIds: [] }
      const body = commandTarget(command, { PlacementId: String(PlacementId ?? ''), Connectors: [] })
      const { data } = await bco.call(postRemoteReset, { body }, options)
      if (data.Status === 'REJECTED') throw { code: data.Reason ?? 'REJECTED', status: 200 } satisfies Failure
    },
  },
}

const ENABLE: BulkAction = {
  key: 'enable',
  label: 'network.charger.enable',
  icon: Power,
  isOffered: (record) => valueIn(record, 'AdminState') === 'DISABLED',
  does: { changes: () => ({ AdminState: 'ENABLED' }) },
}

const DISABLE: BulkAction = {
  key: 'disable',
  label: 'network.charger.disable',
  icon: PowerOff,
  isOffered: (record) => valueIn(record, 'AdminState') !== 'DISABLED',
  does: { changes: () => ({ AdminState: 'DISABLED' }) },
}

const protocolIn = (record: object) => protocolOf({ Protocol: String(valueIn(record, 'Protocol') ?? '') })

/** Sends a message. A charge point responds later; the response then appears next to its name. */
const MESSAGE: BulkAction = {
  key: 'message',
  label: 'messages.send',
  icon: Send,
  isOffered: (record, value) => payloadFor(messageIn(value), protocolIn(record)) !== undefined,
  asks: {
    Form: ({ id, onValue }) => (
      <MessageForm id={id} protocols={PROTOCOLS} onSend={(message) => onValue(JSON.stringify(message))} />
    ),
    Summary: ({ value, records }) => (
      <MessageSummary message={messageIn(value)} protocols={records.map(protocolIn)} count={records.length} />
    ),
  },
  does: {
    call: async (bco, record, options, value) => {
      const message = messageIn(value)
      const payload = payloadFor(message, protocolIn(record)) ?? '{}'
      const body = { chargepointid: record.Id, action: message.action, payload }
      return (await bco.call(postChargepointMessage, { body }, options)).data
    },
  },
  Outcome: MessageAnswer,
}

export const CHARGER_BULK: readonly BulkAction[] = [RESTART, MESSAGE, ENABLE, DISABLE]
