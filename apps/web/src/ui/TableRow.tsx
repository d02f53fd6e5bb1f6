import { ChevronRight, TriangleAlert } from 'lucide-react'
import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Anchor } from './Anchor.tsx'
import { classes } from './classes.ts'
import { CELL_LOOK, columnLook, ROLE } from './columnLook.ts'
import type { Column } from './table.ts'

export interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  titleKey: string | undefined
  hasChevron: boolean
  href: string | undefined
  problem?: string | undefined
  /** Called when the row is removed while it contains the focus. */
  onFocusLost: () => void
}

const CARD =
  'cards:flex cards:flex-wrap cards:items-center cards:gap-x-3 cards:gap-y-1 cards:border-line cards:p-4 cards:not-first:border-t'
const CLICKABLE = 'transition-colors duration-100 hover:bg-accent-soft/50 has-focus-visible:bg-accent-soft/50'
/** The link's box covers the row, so one real link serves mouse, keyboard, middle click and screen reader. */
const COVERING =
  'row-link outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'

/** Elements that handle their own clicks: controls, and text that can be selected or has a tooltip. */
const OWN = 'a, button, input, label, select, summary, time, .copy-id'

/**
 * Forwards clicks on other cells to the link in the title, with modifier keys. Only needed with sticky columns, where
 * the link covers just its own cell; elsewhere it covers the row.
 */
const handOn = (event: MouseEvent<HTMLTableRowElement>, isElsewhere: boolean) => {
  if (!event.currentTarget.closest('.columns-stay') || isSelecting()) return
  if (!(event.target instanceof Element) || event.target.closest(OWN)) return
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget.querySelector('.row-link')?.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: ctrlKey || isElsewhere,
      metaKey,
      shiftKey,
    }),
  )
}

const isSelecting = () => getSelection()?.type === 'Range'

export const TableRow = <Row,>({
  row,
  columns,
  titleKey,
  hasChevron,
  href,
  problem,
  onFocusLost,
}: TableRowProps<Row>) => {
  const element = useRef<HTMLTableRowElement>(null)
  const hasBox = columns.some(({ phone }) => phone === 'select')
  const tell = useEffectEvent(() => onFocusLost())
  useLayoutEffect(() => {
    const row = element.current
    return () => {
      // During this cleanup, the row is still in the document and can contain the focus.
      if (row?.contains(document.activeElement)) tell()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboard users have the link
    <tr
      ref={element}
      {...ROLE.row}
      onClick={(event) => handOn(event, false)}
      onAuxClick={(event) => event.button === 1 && handOn(event, true)}
      className={classes('group relative', CARD, href && CLICKABLE)}
    >
      {columns.map((column) => {
        const isTitle = column.key === titleKey
        const content = column.cell(row)
        const Cell = isTitle ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            {...(isTitle ? ROLE.rowHeader : ROLE.cell)}
            className={classes(
              CELL_LOOK,
              'cards:break-words tabular-nums',
              isTitle && 'rows:min-w-40 font-semibold text-ink',
              // Minimum width of the title before the status wraps. Smaller with a checkbox, because a wrapped status
              // would be placed below the checkbox.
              isTitle && (hasBox ? 'cards:basis-2/5' : 'cards:basis-[55%]'),
              column.quiet && 'text-ink-3',
              columnLook(column),
              // Aligns with the title, not with the checkbox before it.
              hasBox &&
                (column.phone === 'detail' || column.phone === 'half') &&
                'cards:pl-6 cards:pointer-coarse:pl-8',
            )}
          >
            {href && isTitle ? (
              // Allows selecting a number in the title: dragging neither moves nor follows the link.
              <Anchor
                href={href}
                className={COVERING}
                draggable={false}
                onClick={(event) => event.detail && isSelecting() && event.preventDefault()}
              >
                <span>{content}</span>
              </Anchor>
            ) : (
              content
            )}
            {problem && isTitle && (
              <span className="block text-xs font-medium text-err-ink">
                <TriangleAlert size={13} className="mr-1 inline align-[-2px]" />
                {problem}
              </span>
            )}
          </Cell>
        )
      })}
      {hasChevron && (
        <td {...ROLE.none} className={classes(CELL_LOOK, 'w-10 text-ink-3 cards:hidden')}>
          {href && <ChevronRight size={16} />}
        </td>
      )}
    </tr>
  )
}
