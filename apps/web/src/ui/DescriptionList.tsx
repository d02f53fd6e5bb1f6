import { Children, type CSSProperties, type ReactNode } from 'react'
import { classes } from './classes.ts'

/** List of `KeyValue`s in a `Card` with `padded={false}`. A wide card (`@container`) shows them in columns. */
export const DescriptionList = ({
  inColumns = false,
  children,
}: {
  inColumns?: boolean
  children: ReactNode
}) => {
  const { length } = Children.toArray(children)
  return (
    <dl
      className={classes('facts', inColumns && 'facts-columns')}
      style={{ '--of-two': Math.ceil(length / 2), '--of-three': Math.ceil(length / 3) } as CSSProperties}
    >
      {children}
    </dl>
  )
}
