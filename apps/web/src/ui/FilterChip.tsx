import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FilterChipProps {
  field: ReactNode
  operator?: ReactNode
  value: ReactNode
  removeLabel: string
  onRemove: () => void
}

export const FilterChip = ({ field, operator, value, removeLabel, onRemove }: FilterChipProps) => (
  <span className="inline-flex max-w-full items-center gap-1.5 rounded-full bg-accent-soft py-0.5 pr-1 pl-3 text-xs text-accent-ink">
    <span className="min-w-0 truncate">
      {field} {operator !== undefined && <span className="font-medium">{operator}</span>}{' '}
      <span className="font-semibold">{value}</span>
    </span>
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-accent-mid pointer-coarse:size-11"
    >
      <X size={14} />
    </button>
  </span>
)
