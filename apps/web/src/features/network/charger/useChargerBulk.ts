import type { Failure } from '@portal/machines'
import { postChargepointMessage, postRemoteReset } from '@portal/schemas'
import { Power, PowerOff, RotateCw, Send } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { isSupported, MESSAGES, SUPPORTED } from '../../../components/chargerMessages/supported.ts'
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

/**
 * Bulk actions on charge points. A charge point responds to a message later; the response then appears next to its
 * name.
 */
export const useChargerBulk = (): readonly BulkAction[] => {
  const { t } = useI18n()
  return [
    RESTART,
    {
      key: 'message',
      label: 'messages.send',
      icon: Send,
      isOffered: () => true,
      asks: {
        label: t('messages.label'),
        options: SUPPORTED.map((name) => ({ value: name, label: t(`messages.known.${name}`) })),
      },
      does: {
        call: async (bco, { Id }, options, name) => {
          if (!isSupported(name)) return undefined
          const body = { chargepointid: Id, ...MESSAGES[name] }
          return (await bco.call(postChargepointMessage, { body }, options)).data
        },
      },
      Outcome: MessageAnswer,
    },
    ENABLE,
    DISABLE,
  ]
}
