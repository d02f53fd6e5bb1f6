import type { ReactNode } from 'react'

/** Measures side by side; two by two on a phone. */
export const MeasureRow = ({ children }: { children: ReactNode }) => (
  <dl className="measure-row">{children}</dl>
)
