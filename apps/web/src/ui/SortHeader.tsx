import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classes } from './classes.ts'
import type { Sort } from './table.ts'

export interface SortHeaderProps {
  header: string
  direction: Sort['direction'] | undefined
  /** In right-aligned columns, the arrow precedes the label, so the label lines up with the numbers. */
  align: 'start' | 'end'
  onSort: () => void
}

export const SortHeader = ({ header, direction, align, onSort }: SortHeaderProps) => (
  <>
    {/* On cards, only screen readers get the header, and a select replaces the button. */}
    <span className="rows:hidden">{header}</span>
    <button
      type="button"
      onClick={onSort}
      className={classes(
        'cards:hidden group -mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-xs px-1.5 font-semibold hover:text-ink pointer-coarse:min-h-11',
        direction && 'text-ink',
        align === 'end' && 'flex-row-reverse',
      )}
    >
      {header}
      {direction === 'ascending' && <ArrowUp size={14} />}
      {direction === 'descending' && <ArrowDown size={14} />}
      {!direction && (
        <ChevronsUpDown
          size={14}
          className="opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      )}
    </button>
  </>
)
