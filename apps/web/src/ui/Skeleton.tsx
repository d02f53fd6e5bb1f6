import { classes } from './classes.ts'

/** Placeholder of loading content. Appears after 150 ms, so fast content does not flicker. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classes('block animate-shimmer rounded-control bg-awaited', className)}
  />
)
