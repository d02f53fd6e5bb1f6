import { Badge } from './Badge.tsx'
import { lookOf, STATUS_LOOK } from './statusLook.ts'

/** A status of S4, or one that we do not know. `label` is its word, with the time last seen for an `OFFLINE_*` one. */
export const StatusBadge = ({ status, label }: { status: string; label: string }) => (
  <Badge {...lookOf(STATUS_LOOK, status)} label={label} pulsing={status === 'CHARGING'} />
)
