import { Check, SquareParking, TriangleAlert, WifiOff, Zap } from 'lucide-react'
import { Anchor } from './Anchor.tsx'
import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import { strongTone, type Tone } from './tone.ts'

export interface StatusSegment {
  key: string
  tone: Tone
  label: string
  count: number
  href?: string
}

/** Icon per tone, so states differ by more than colour. */
const ICONS: Partial<Record<Tone, Icon>> = {
  ok: Check,
  charge: Zap,
  park: SquareParking,
  err: TriangleAlert,
  off: WifiOff,
}

interface EntryProps {
  segment: StatusSegment
  format: (count: number) => string
}

const Entry = ({ segment: { tone, label, count }, format }: EntryProps) => {
  const Shape = ICONS[tone]
  return (
    <>
      {Shape ? (
        <Shape size={16} className={`text-${tone}-ink`} />
      ) : (
        <span
          aria-hidden="true"
          data-swatch
          className={classes('size-2.5 shrink-0 rounded-[3px]', strongTone(tone))}
        />
      )}
      <span className="min-w-0 grow wrap-anywhere text-ink-2">{label}</span>
      <span className={classes('tabular-nums', count > 0 ? 'font-semibold text-ink' : 'text-ink-3')}>
        {format(count)}
      </span>
    </>
  )
}

/** Distribution over states: a segmented bar, and a legend with words and counts. */
export const StatusBar = ({
  segments,
  format,
}: Pick<EntryProps, 'format'> & { segments: readonly StatusSegment[] }) => (
  <div>
    <div aria-hidden="true" className="flex h-2.5 gap-0.75 overflow-hidden rounded-full bg-sunken">
      {segments
        .filter(({ count }) => count > 0)
        .map(({ key, tone, count }) => (
          <span
            key={key}
            data-swatch
            className={classes('min-w-1.5', strongTone(tone))}
            style={{ flexGrow: count, flexBasis: 0 }}
          />
        ))}
    </div>
    <ul className="mt-3.5 grid grid-cols-2 gap-x-8 gap-y-1 text-sm">
      {segments.map((segment) => (
        <li key={segment.key}>
          {segment.href ? (
            <Anchor href={segment.href} className="status-link">
              <Entry segment={segment} format={format} />
            </Anchor>
          ) : (
            <span className="flex items-center gap-2.5 py-1">
              <Entry segment={segment} format={format} />
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
