import { classes } from './classes.ts'
import { columnLook, ROLE } from './columnLook.ts'
import { SortHeader } from './SortHeader.tsx'
import type { Column, Sort } from './table.ts'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** True if linked rows need an unnamed column for their chevron. */
  hasChevron: boolean
}

const HEAD =
  'z-10 h-9.5 border-b border-line bg-sunken px-3.5 text-xs font-semibold whitespace-nowrap text-ink-2 lg:sticky lg:top-(--head-top,3.5rem)'

/** Header row: sticky under the top bar, with sort buttons and `aria-sort`. */
export const TableHead = <Row,>({ columns, sort, onSort, hasChevron }: TableHeadProps<Row>) => {
  const directionOf = (key: string) => (sort?.key === key ? sort.direction : undefined)
  const toggle = (key: string) =>
    onSort?.({ key, direction: directionOf(key) === 'ascending' ? 'descending' : 'ascending' })
  return (
    <thead {...ROLE.group} className="cards:sr-only">
      <tr {...ROLE.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...ROLE.header}
            scope="col"
            aria-sort={column.sortable && onSort ? (directionOf(column.key) ?? 'none') : undefined}
            className={classes(HEAD, columnLook(column))}
          >
            {column.sortable && onSort ? (
              <SortHeader
                header={column.header}
                direction={directionOf(column.key)}
                align={column.align ?? 'start'}
                onSort={() => toggle(column.key)}
              />
            ) : (
              (column.head ?? column.header)
            )}
          </th>
        ))}
        {hasChevron && <td {...ROLE.none} className={classes(HEAD, 'w-10')} />}
      </tr>
    </thead>
  )
}
