import type { RemoteReceipt } from '@portal/schemas'
import type { ObservedCharger, RemoteCommand } from './command.ts'

export const AT = Date.parse('2026-05-20T09:40:00Z')
export const iso = (ms: number) => new Date(AT + ms).toISOString()

export const command = (more: Partial<RemoteCommand> = {}): RemoteCommand => ({
  id: '3f1c',
  kind: 'STOP',
  chargepointId: 'CP1',
  charger: 'Depot Gent · bay 4',
  connector: { id: 'CP1-1', number: 1 },
  sessionIds: ['S1'],
  at: AT,
  ...more,
})

export const receipt = (more: Partial<RemoteReceipt> = {}): RemoteReceipt => ({
  Command: 'STOP',
  Status: 'ACCEPTED',
  ChargePointId: 'CP1',
  At: iso(500),
  ...more,
})

export const charger = (
  connector: Partial<ObservedCharger['Connectors'][number]>,
  more: Partial<ObservedCharger> = {},
): ObservedCharger => ({ Connectors: [{ Id: 'CP1-1', Status: 'AVAILABLE', ...connector }], ...more })

export const CHARGES = charger({ Status: 'CHARGING', SessionId: 'S1', StatusSince: iso(-600_000) })
export const FREE = charger({ StatusSince: iso(4_000) })
