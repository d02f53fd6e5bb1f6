import type { Failure } from '@portal/machines'
import { postRemoteReset } from '@portal/schemas'
import { Power, PowerOff, RotateCw } from 'lucide-react'
import type { BulkAction } from '../../../components/records/bulk/bulkActions.ts'
import { valueIn } from '../../../data/records.ts'

/** What can be done with many charge points. A restart that a charge point refuses is a failure with its reason. */
export const CHARGER_BULK: readonly BulkAction[] = [
  {
    key: 'reset',
    label: 'command.RESET',
    icon: RotateCw,
    isOffered: () => true,
    does: {
      call: async (bco, { Id }, options) => {
        const { data } = await bco.call(postRemoteReset, { body: { chargepointid: Id } }, options)
        if (data.Status === 'REJECTED')
          throw { code: data.Reason ?? 'REJECTED', status: 200 } satisfies Failure
      },
    },
  },
  {
    key: 'enable',
    label: 'network.charger.enable',
    icon: Power,
    isOffered: (record) => valueIn(record, 'AdminState') === 'DISABLED',
    does: { changes: () => ({ AdminState: 'ENABLED' }) },
  },
  {
    key: 'disable',
    label: 'network.charger.disable',
    icon: PowerOff,
    isOffered: (record) => valueIn(record, 'AdminState') !== 'DISABLED',
    does: { changes: () => ({ AdminState: 'DISABLED' }) },
  },
]
