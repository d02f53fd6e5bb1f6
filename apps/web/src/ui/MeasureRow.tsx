import type { ReactNode } from 'react'

/** Measures side by side, wrapping on a phone. */
export const MeasureRow = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-9">{children}</dl>
)
