import { Anchor, type AnchorProps } from './Anchor.tsx'
import { classes } from './classes.ts'

export const TextLink = ({ className, ...rest }: AnchorProps) => (
  <Anchor {...rest} className={classes('text-link', className)} />
)
