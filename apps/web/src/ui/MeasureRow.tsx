import type { ReactNode } from 'react'

/** Measures side by side; two by two on a phone. */
export const MeasureRow = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-9">{children}</dl>
)
