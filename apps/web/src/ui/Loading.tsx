import type { ReactNode } from 'react'

// oxlint-disable jsx-a11y/prefer-tag-over-role -- an <output> may not hold blocks
/** Holds the skeleton of a real layout and says once to screen readers that it is loading. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
