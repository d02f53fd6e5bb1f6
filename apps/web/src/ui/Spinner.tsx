import { LoaderCircle } from 'lucide-react'

/** Activity indicator. With `label` it is announced to screen readers; without, it is decoration beside text. */
export const Spinner = ({ label, size = 18 }: { label?: string; size?: number }) => (
  <span role={label ? 'status' : undefined} className="inline-flex">
    <LoaderCircle size={size} className="motion-safe:animate-spin" />
    {label && <span className="sr-only">{label}</span>}
  </span>
)
