import { type ReactNode, useState } from 'react'
import { ROLE } from './columnLook.ts'
import { useWidth } from './useWidth.ts'

export interface VirtualRowsProps<Row> {
  /** Subject of the table, for screen readers. */
  label: string
  headers: readonly string[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  cells: (row: Row) => readonly ReactNode[]
  /** Row height, px, in a wide container and on a phone, where the cells are stacked. */
  heights: { readonly wide: number; readonly phone: number }
  columns: string
}

const PHONE_PX = 560
/** Extra rows beyond the view, so scrolling shows no gaps. */
const SPARE = 6

export const VirtualRows = <Row,>({
  label,
  headers,
  rows,
  rowKey,
  cells,
  heights,
  columns,
}: VirtualRowsProps<Row>) => {
  const [frame, width] = useWidth()
  const [view, setView] = useState({ top: 0, height: 800 })
  const isPhone = width > 0 && width < PHONE_PX
  const height = isPhone ? heights.phone : heights.wide
  const first = Math.max(0, Math.floor(view.top / height) - SPARE)
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / height) + SPARE)
  const grid = isPhone ? {} : { display: 'grid', gridTemplateColumns: columns }
  return (
    <div
      {...ROLE.table}
      ref={frame}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be focusable
      tabIndex={0}
      className="relative h-[70dvh] min-h-80 overflow-y-auto rounded-card border border-line bg-surface shadow-near"
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setView({ top: scrollTop, height: clientHeight })
      }
    >
      <div {...ROLE.group} className={isPhone ? 'sr-only' : 'sticky top-0 z-1 bg-sunken'}>
        <div {...ROLE.row} aria-rowindex={1} style={grid} className="border-b border-line">
          {headers.map((header) => (
            <span
              key={header}
              {...ROLE.header}
              className="truncate px-3.5 py-2.5 text-xs font-semibold text-ink-2"
            >
              {header}
            </span>
          ))}
        </div>
      </div>
      <div {...ROLE.group} className="relative" style={{ height: rows.length * height }}>
        {/* Row height depends on the width, so nothing is rendered before it is measured. */}
        {(width > 0 ? rows.slice(first, last) : []).map((row, index) => (
          <div
            key={rowKey(row)}
            {...ROLE.row}
            aria-rowindex={first + index + 2}
            style={{ ...grid, top: (first + index) * height, height }}
            className="absolute inset-x-0 overflow-hidden border-b border-line py-1.5 text-sm hover:bg-sunken has-focus-visible:bg-sunken"
          >
            {cells(row).map((cell, column) => (
              <span key={headers[column]} {...ROLE.cell} className="block min-w-0 px-3.5 py-0.5">
                {cell}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
