import type { ReactNode } from 'react'

// oxlint-disable jsx-a11y/prefer-tag-over-role -- an <output> may not contain block elements
/** Wraps a skeleton and announces once to screen readers that content is loading. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
