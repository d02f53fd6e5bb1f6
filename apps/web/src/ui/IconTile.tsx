import { classes } from './classes.ts'
import type { Icon } from './icon.ts'
import { softTone, type Tone } from './tone.ts'

export const IconTile = ({ icon: Icon, tone = 'accent' }: { icon: Icon; tone?: Tone }) => (
  <span
    className={classes(
      'inline-flex size-9.5 shrink-0 items-center justify-center rounded-control',
      softTone(tone),
    )}
  >
    <Icon size={18} />
  </span>
)
