import { classes } from './classes.ts'
import type { Column } from './table.ts'

const PHONE = {
  title: 'cards:order-1 cards:min-w-0 cards:grow',
  status: 'cards:order-2 cards:max-w-full',
  // The box is tall enough for touch; the negative margin keeps it from making the line taller than the title.
  select: 'rows:w-10 cards:-my-2.5',
  detail: 'cards:order-3 cards:basis-full cards:text-xs cards:text-ink-3',
  half: 'cards:order-3 cards:grow cards:basis-2/5 cards:text-xs cards:text-ink-3',
} as const

/** Classes by priority, which hide a column in a table that is too narrow for it. On cards, `phone` decides instead. */
const PRIORITY = {
  1: '',
  2: 'rows:@max-[45rem]/table:hidden',
  3: 'rows:@max-[56.25rem]/table:hidden',
  4: 'rows:@max-[70rem]/table:hidden',
  5: 'rows:@max-[84rem]/table:hidden',
} as const

/**
 * Returns the classes of a column, shared by header and cells: alignment, width, visibility, and position on a card.
 */
export const columnLook = <Row>({ align, phone, priority = 1, roomy }: Column<Row>) =>
  classes(
    roomy ? 'rows:@max-[70rem]/table:max-w-[46cqi]' : '',
    align === 'end' ? 'rows:text-right' : 'text-left',
    phone ? PHONE[phone] : 'cards:hidden',
    PRIORITY[priority],
  )

/** Classes of a cell: a single line in a table, or a line of a card. */
export const CELL_LOOK =
  'rows:max-w-[max(11rem,34cqi)] rows:truncate h-11.5 border-b border-line px-3.5 group-last:border-b-0 cards:h-auto cards:border-0 cards:p-0'

/** Explicit roles, because browsers drop the role of a table part when its `display` changes, as it does on a phone. */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  none: { role: 'presentation' },
} as const
