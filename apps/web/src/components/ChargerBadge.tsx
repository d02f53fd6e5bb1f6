import type { AnyStatus } from '@portal/schemas'
import { useI18n } from '../app/context.ts'
import { useNow } from '../data/reads.ts'
import type { TextKey } from '../texts/index.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'

const OFFLINE_VARIANT = /^OFFLINE_/

/** A status in words; one of a silent charger tells when it was last seen. */
export const ChargerBadge = ({ status, lastSeen }: { status: AnyStatus; lastSeen?: string | undefined }) => {
  const { t, formats } = useI18n()
  const now = useNow()
  const key = `status.${status}` satisfies TextKey
  const seen = Date.parse(lastSeen ?? '')
  const label = OFFLINE_VARIANT.test(status)
    ? t(key as 'status.OFFLINE_AVAILABLE', { age: Number.isNaN(seen) ? '–' : formats.age(seen, now) })
    : t(key as 'status.AVAILABLE')
  return <StatusBadge status={status} label={label} />
}
