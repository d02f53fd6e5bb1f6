import { Badge } from './Badge.tsx'
import { classes } from './classes.ts'
import { lookOf, STATUS_LOOK } from './statusLook.ts'
import { softTone } from './tone.ts'

/** Between what a silent charger is and what it was: 'Offline · was charging 2 hours ago'. */
const PARTS = ' · '

export interface StatusBadgeProps {
  status: string
  /** Its word, with the time last seen for an `OFFLINE_*` one. */
  label: string
  /** The time alone, for an `OFFLINE_*` one where there is no room for more. */
  age?: string
}

/** A status of S4, or one that we do not know. */
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
