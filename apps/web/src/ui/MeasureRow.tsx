import type { ReactNode } from 'react'

/** Row of `Measure`s; two per line on a phone. */
export const MeasureRow = ({ children }: { children: ReactNode }) => (
  <dl className="measure-row">{children}</dl>
)
