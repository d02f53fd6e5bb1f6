import { classes } from './classes.ts'

/** A grey place where something will be. Shows itself only after 150 ms, so that what comes at once does not flicker. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classes('block animate-shimmer rounded-control bg-awaited', className)}
  />
)
