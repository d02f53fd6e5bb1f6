import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Error of a group of choices; always in the document, so screen readers announce changes. */
export const GroupError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} hidden={!children} aria-live="polite" className="mt-2 text-xs">
    {children && (
      <span className="flex items-start gap-1.5 font-medium text-err-ink">
        <CircleAlert size={16} className="mt-px" />
        {children}
      </span>
    )}
  </p>
)
