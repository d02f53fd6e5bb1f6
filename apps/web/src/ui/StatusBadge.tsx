import type { AnyStatus } from '@portal/schemas'
import { classes } from './classes.ts'
import { STATUS_LOOK } from './statusLook.ts'
import { softTone } from './tone.ts'

/** A state as colour, icon and word. `label` is that word, with the time last seen for an `OFFLINE_*` one. */
export const StatusBadge = ({ status, label }: { status: AnyStatus; label: string }) => {
  const { tone, icon: Icon, hatched, outlined } = STATUS_LOOK[status]
  return (
    <span
      className={classes(
        'status-badge',
        outlined
          ? 'border-line-control bg-surface text-off-ink'
          : classes('border-transparent', softTone(tone)),
        hatched && 'hatched',
      )}
    >
      <Icon size={15} className={status === 'CHARGING' ? 'motion-safe:animate-charge' : ''} />
      <span className="min-w-0 truncate">{label}</span>
    </span>
  )
}
