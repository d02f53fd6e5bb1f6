import type { StateCounts } from '@portal/machines'
import { Check, SquareParking, TriangleAlert, WifiOff, Zap } from 'lucide-react'
import { memo } from 'react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'
import { STATE_TONES, STATES } from './look.ts'

const ICONS = {
  error: TriangleAlert,
  offline: WifiOff,
  parking: SquareParking,
  charging: Zap,
  available: Check,
} as const

export interface CountsProps {
  counts: StateCounts
  /** Set in full screen, where the counts scale with the window. */
  isWall: boolean
}

/** Number of connectors per state, legible from a distance. */
export const Counts = memo(({ counts, isWall }: CountsProps) => {
  const { t, formats } = useI18n()
  return (
    <ul
      aria-label={t('monitor.counts')}
      className={classes(
        'flex flex-wrap gap-x-[1.2em] gap-y-1',
        isWall ? 'text-[max(1.25rem,2vw)] leading-[1.4]' : 'text-xl 2xl:text-3xl',
      )}
    >
      {STATES.map((state) => {
        const Icon = ICONS[state]
        return (
          <li key={state} className="flex items-center gap-[0.4em]">
            <Icon size="1.3em" className={STATE_TONES[state].ink} aria-hidden />
            <span className="text-[1.3em] leading-[1.25] font-semibold tabular-nums">
              {formats.count(counts[state])}
            </span>
            <span className={classes('lowercase', STATE_TONES[state].ink)}>{t(`display.${state}`)}</span>
          </li>
        )
      })}
    </ul>
  )
})
