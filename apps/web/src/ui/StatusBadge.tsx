import type { AnyStatus } from '@portal/schemas'
import { Badge } from './Badge.tsx'
import { STATUS_LOOK } from './statusLook.ts'

/** A status of S4. `label` is its word, with the time last seen for an `OFFLINE_*` one. */
export const StatusBadge = ({ status, label }: { status: AnyStatus; label: string }) => (
  <Badge {...STATUS_LOOK[status]} label={label} pulsing={status === 'CHARGING'} />
)
