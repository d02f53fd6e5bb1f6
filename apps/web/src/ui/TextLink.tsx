import { Anchor, type AnchorProps } from './Anchor.tsx'
import { classes } from './classes.ts'

/** Link in running text or in a card header. */
export const TextLink = ({ className, ...rest }: AnchorProps) => (
  <Anchor {...rest} className={classes('text-link', className)} />
)
