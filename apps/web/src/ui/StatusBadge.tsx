import { Badge } from './Badge.tsx'
import { classes } from './classes.ts'
import { lookOf, STATUS_LOOK } from './statusLook.ts'
import { softTone } from './tone.ts'

/** Between what a silent charger is and what it was: 'Offline · was charging 2 hours ago'. */
const PARTS = ' · '

/** A status of S4, or one that we do not know. `label` is its word, with the time last seen for an `OFFLINE_*` one. */
export const StatusBadge = ({ status, label }: { status: string; label: string }) => {
  const { hatched, ...look } = lookOf(STATUS_LOOK, status)
  if (!hatched) return <Badge {...look} label={label} pulsing={status === 'CHARGING'} />
  const [silent = label, was] = label.split(PARTS)
  return (
    <span className="silent-badge">
      <Badge tone="off" icon={look.icon} label={silent} />
      <span className="sr-only">{PARTS}</span>
      <span className={classes('hatched', softTone(look.tone))}>{was}</span>
    </span>
  )
}
