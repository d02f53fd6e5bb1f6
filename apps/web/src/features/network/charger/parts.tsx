import { protocolOf } from '@portal/schemas/ocpp/protocols'
import { MessageSender } from '../../../components/chargerMessages/MessageSender.tsx'
import { SettingsCard } from '../../../components/chargerSettings/SettingsCard.tsx'
import type { RecordPart } from '../../../components/records/RecordParts.tsx'
import { CHARGER_SESSIONS } from '../recordScreens/charging.ts'
import { REQUESTS } from '../recordScreens/work.ts'
import { AccessPart } from './AccessPart.tsx'
import { ContractPart } from './ContractPart.tsx'
import { SitePart } from './work/SitePart.tsx'

/** Tabs of a charge point other than its overview. */
export const CHARGER_PARTS: readonly RecordPart[] = [
  {
    key: 'settings',
    label: 'settings.title',
    Part: ({ record }) => <SettingsCard chargepointId={String(record['Id'])} />,
  },
  {
    key: 'messages',
    label: 'messages.title',
    Part: ({ record }) => (
      <MessageSender
        chargepointId={String(record['Id'])}
        protocol={protocolOf({ Protocol: String(record['Protocol']) })}
      />
    ),
  },
  {
    key: 'sessions',
    label: 'network.charger.tab.sessions',
    list: CHARGER_SESSIONS,
    by: 'ChargePointId',
  },
  { key: 'requests', label: 'shell.netRequests', list: REQUESTS, by: 'ChargePointId' },
  { key: 'access', label: 'network.charger.tab.access', Part: AccessPart },
  { key: 'contract', label: 'network.charger.tab.contract', Part: ContractPart, holdsTable: true },
  { key: 'site', label: 'network.site', Part: SitePart },
]
