import type { ReactNode } from 'react'

/** First tab stop, which skips the shell. `target` is the id of the main region (which needs tabIndex -1). */
export const SkipLink = ({ target, children }: { target: string; children: ReactNode }) => (
  <a href={`#${target}`} className="skip-link">
    {children}
  </a>
)
