import { Badge } from './Badge.tsx'
import { classes } from './classes.ts'
import { lookOf, STATUS_LOOK } from './statusLook.ts'
import { softTone } from './tone.ts'

/** Separates the current from the last known state: 'Offline · was charging 2 hours ago'. */
const PARTS = ' · '

export interface StatusBadgeProps {
  status: string
  /** Status text; for `OFFLINE_*` it includes the time last seen. */
  label: string
  /** Time last seen of an `OFFLINE_*` status, shown instead of the last known state if that does not fit. */
  age?: string
}

/** Badge for an S4 status or an unknown one. */
export const StatusBadge = ({ status, label, age }: StatusBadgeProps) => {
  const { hatched, ...look } = lookOf(STATUS_LOOK, status)
  if (!hatched) return <Badge {...look} label={label} pulsing={status === 'CHARGING'} />
  const [silent = label, was] = label.split(PARTS)
  const stripes = softTone(look.tone)
  return (
    <span className="silent-badge">
      <Badge tone="off" icon={look.icon} label={silent} />
      <span className="sr-only">{PARTS}</span>
      <span data-age={age} className={classes('hatched silent-brief', stripes)} />
      <span className={classes('hatched silent-was', stripes)}>{was}</span>
    </span>
  )
}
