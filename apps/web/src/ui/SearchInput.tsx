import { Search, X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK } from './controlLook.ts'

export interface SearchInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'value'> {
  /** Accessible name; describe the searched fields in `placeholder`. */
  label: string
  value: string
  onSearch: (value: string) => void
  clearLabel: string
  found?: ReactNode
}

/** Search field with a clear button; Escape also clears it. */
export const SearchInput = ({
  label,
  value,
  onSearch,
  clearLabel,
  found,
  className,
  ...rest
}: SearchInputProps) => (
  <div className={classes('relative min-w-0', className)}>
    <Search size={18} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
    <input
      {...rest}
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.stopPropagation()
          // Keeps a surrounding sheet open.
          event.preventDefault()
          onSearch('')
        }
      }}
      // Reserves room for the clear button only when it is shown, because placeholders are long.
      className={classes(CONTROL_LOOK, 'pl-10', value ? 'pr-10' : 'pr-3')}
    />
    {value && (
      <span className="absolute inset-y-0 right-1.5 flex items-center gap-2">
        {found !== undefined && <span className="text-xs text-ink-3 max-sm:hidden">{found}</span>}
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onSearch('')}
          className="inline-flex size-7 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        >
          <X size={16} />
        </button>
      </span>
    )}
  </div>
)
