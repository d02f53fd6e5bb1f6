import { classes } from './classes.ts'
import { CELL_LOOK, columnLook, ROLE } from './columnLook.ts'
import { Skeleton } from './Skeleton.tsx'
import type { Column } from './table.ts'

export interface LoadingRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  hasChevron: boolean
}

export const LoadingRows = <Row,>({ columns, count, hasChevron }: LoadingRowsProps<Row>) =>
  Array.from({ length: count }, (_, index) => (
    <tr
      // oxlint-disable-next-line react/no-array-index-key -- skeleton rows have no other key
      key={index}
      {...ROLE.row}
      className="group cards:flex cards:flex-wrap cards:gap-3 cards:border-line cards:p-4 cards:not-first:border-t"
    >
      {columns.map((column) => (
        <td key={column.key} {...ROLE.cell} className={classes(CELL_LOOK, columnLook(column))}>
          <Skeleton className={classes('h-4 w-3/5 min-w-12', column.align === 'end' && 'rows:ml-auto')} />
        </td>
      ))}
      {hasChevron && <td {...ROLE.none} className={classes(CELL_LOOK, 'cards:hidden')} />}
    </tr>
  ))
