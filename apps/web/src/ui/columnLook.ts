import { classes } from './classes.ts'
import type { Column } from './table.ts'

const PHONE = {
  title: 'max-sm:order-1 max-sm:min-w-0 max-sm:grow max-sm:basis-[55%]',
  status: 'max-sm:order-2 max-sm:max-w-full',
  detail: 'max-sm:order-3 max-sm:basis-full max-sm:text-xs max-sm:text-ink-3',
} as const

const FROM = { medium: 'sm:max-[60rem]:hidden', wide: 'sm:max-[88rem]:hidden' } as const

/** Alignment, place on a phone's card and the width from which a column is there; shared by its header and its cells. */
export const columnLook = <Row>({ align, phone, from }: Column<Row>) =>
  classes(
    align === 'end' ? 'sm:text-right' : 'text-left',
    phone ? PHONE[phone] : 'max-sm:hidden',
    from && FROM[from],
  )

/** A cell: a box of the table from 640 px, a line of the card below that. */
export const CELL_LOOK =
  'h-11.5 border-b border-line px-3.5 group-last:border-b-0 max-sm:h-auto max-sm:border-0 max-sm:p-0'

/** Browsers drop the role of a table part whose `display` is changed, as it is on a phone: so every part says its role. */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  none: { role: 'presentation' },
} as const
