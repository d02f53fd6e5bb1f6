import { classes } from '../../ui/classes.ts'
import type { PointCounts, PointTone } from '../../ui/map/pointLook.ts'
import { strongTone } from '../../ui/tone.ts'

/** Same order as the rings on the map. Duplicated, because an import would load the map's code. */
const TONES: readonly PointTone[] = ['ok', 'charge', 'park', 'err', 'off']

/**
 * Connectors of a location by state. Hidden from screen readers, because the adjacent text contains the same
 * information.
 */
export const StateBar = ({ counts }: { counts: PointCounts }) => (
  <span
    aria-hidden="true"
    className="inline-flex h-1.5 w-16 shrink-0 gap-px overflow-hidden rounded-full bg-line"
  >
    {TONES.filter((tone) => (counts[tone] ?? 0) > 0).map((tone) => (
      <span
        key={tone}
        data-swatch
        className={classes('min-w-1', strongTone(tone))}
        style={{ flexGrow: counts[tone], flexBasis: 0 }}
      />
    ))}
  </span>
)
