import { Anchor, type AnchorProps } from './Anchor.tsx'
import { classes } from './classes.ts'

/** A link among words or in a card's header. */
export const TextLink = ({ className, ...rest }: AnchorProps) => (
  <Anchor {...rest} className={classes('text-link', className)} />
)
