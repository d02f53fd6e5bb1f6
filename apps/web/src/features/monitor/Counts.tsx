import type { DisplayState } from '@portal/schemas'
import { Check, SquareParking, TriangleAlert, WifiOff, Zap } from 'lucide-react'
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

/** How many connectors there are of each state, read from afar. */
export const Counts = ({ counts }: { counts: Readonly<Record<DisplayState, number>> }) => {
  const { t, formats } = useI18n()
  return (
    <ul aria-label={t('monitor.counts')} className="flex flex-wrap gap-x-6 gap-y-1 text-xl">
      {STATES.map((state) => {
        const Icon = ICONS[state]
        return (
          <li key={state} className="flex items-center gap-2">
            <Icon size={26} className={STATE_TONES[state].ink} aria-hidden />
            <span className="text-2xl font-semibold tabular-nums">{formats.count(counts[state])}</span>
            <span className={classes('lowercase', STATE_TONES[state].ink)}>{t(`display.${state}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
