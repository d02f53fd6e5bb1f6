import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Facts about one thing, in a `Card` with `padded={false}`; holds `KeyValue`s. In a wide card they fill two columns. */
export const DescriptionList = ({
  inColumns = false,
  children,
}: {
  inColumns?: boolean
  children: ReactNode
}) => (
  <dl className={classes('facts', inColumns && 'lg:columns-2 lg:gap-0 lg:*:break-inside-avoid')}>
    {children}
  </dl>
)
