import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import { softTone, type Tone } from './tone.ts'

export interface BadgeProps {
  tone: Tone
  icon: Icon
  label: string
  /** True for an outline instead of a background. */
  outlined?: boolean
  /** True for an ongoing state, whose icon pulses. */
  pulsing?: boolean
}

/** State as colour, icon and word. In tables and lists, a normal state is subdued (styles/parts/records.css). */
export const Badge = ({ tone, icon: Icon, label, outlined, pulsing }: BadgeProps) => (
  <span
    className={classes(
      'status-badge',
      outlined
        ? 'border-line-control bg-surface text-off-ink'
        : classes('border-transparent', softTone(tone)),
    )}
  >
    <Icon size={15} className={pulsing ? 'motion-safe:animate-charge' : ''} />
    <span className="min-w-0 truncate">{label}</span>
  </span>
)
