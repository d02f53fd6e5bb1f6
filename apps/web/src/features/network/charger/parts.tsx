import { MessagesCard } from '../../../components/chargerMessages/MessagesCard.tsx'
import { SettingsCard } from '../../../components/chargerSettings/SettingsCard.tsx'
import type { RecordPart } from '../../../components/records/RecordParts.tsx'

/** The parts of a charge point beside its overview. */
export const CHARGER_PARTS: readonly RecordPart[] = [
  {
    key: 'settings',
    label: 'settings.title',
    Part: ({ record }) => <SettingsCard chargepointId={String(record['Id'])} />,
  },
  {
    key: 'messages',
    label: 'messages.title',
    Part: ({ record }) => <MessagesCard chargepointId={String(record['Id'])} />,
  },
]
