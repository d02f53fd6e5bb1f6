import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Facts about one thing, in a `Card` with `padded={false}`; holds `KeyValue`s. A wide card (`@container`) has them in columns. */
export const DescriptionList = ({
  inColumns = false,
  children,
}: {
  inColumns?: boolean
  children: ReactNode
}) => (
  <dl
    className={classes(
      'facts',
      inColumns && 'gap-0 *:break-inside-avoid *:border-t @min-[44rem]:columns-2 @min-[84rem]:columns-3',
    )}
  >
    {children}
  </dl>
)
