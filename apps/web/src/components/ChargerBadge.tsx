import type { AnyStatus } from '@portal/schemas'
import { useI18n } from '../app/context.ts'
import { useClock } from '../data/useNow.ts'
import type { EnumValue } from '../services/readers/read.ts'
import type { TextKey } from '../texts/index.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'

const OFFLINE_VARIANT = /^OFFLINE_/

export interface ChargerBadgeProps {
  status: EnumValue<AnyStatus>
  lastSeen?: string | undefined
}

/** Status badge; an offline status also shows when the charger was last seen. */
export const ChargerBadge = ({ status, lastSeen }: ChargerBadgeProps) => {
  const { t, valueText } = useI18n()
  if (OFFLINE_VARIANT.test(status)) return <SilentBadge status={status as AnyStatus} lastSeen={lastSeen} />
  const label = valueText(status, (code) => {
    const key = `status.${code}` satisfies TextKey
    return t(key as 'status.AVAILABLE')
  })
  return <StatusBadge status={status} label={label} />
}

/** Separate component, so only this badge re-renders when the age changes. */
const SilentBadge = ({ status, lastSeen }: ChargerBadgeProps & { status: AnyStatus }) => {
  const { t, formats } = useI18n()
  const key = `status.${status}` satisfies TextKey
  const seen = Date.parse(lastSeen ?? '')
  const age = useClock((now) => (Number.isNaN(seen) ? '–' : formats.age(seen, now)))
  return <StatusBadge status={status} label={t(key as 'status.OFFLINE_AVAILABLE', { age })} age={age} />
}
