import { useId } from 'react'
import type { Column, Sort } from './table.ts'

export interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  words: { label: string; ascending: string; descending: string }
}

/** Sort control for cards, which show no headers. */
export const SortSelect = <Row,>({ columns, sort, onSort, words }: SortSelectProps<Row>) => {
  const id = useId()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <div className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-1.5 text-xs text-ink-2 first:rounded-t-[9px] rows:hidden">
      <label htmlFor={id} className="shrink-0 font-semibold">
        {words.label}
      </label>
      <select
        id={id}
        value={sort ? `${sort.direction} ${sort.key}` : ''}
        onChange={({ target }) => {
          const [direction, ...key] = target.value.split(' ')
          onSort({ key: key.join(' '), direction: direction === 'descending' ? 'descending' : 'ascending' })
        }}
        className="min-h-9 min-w-0 grow rounded-control bg-transparent font-medium text-ink pointer-coarse:min-h-11"
      >
        {!sort && <option value="">–</option>}
        {sortable.flatMap(({ key, header }) => [
          <option key={`a${key}`} value={`ascending ${key}`}>
            {header} · {words.ascending}
          </option>,
          <option key={`d${key}`} value={`descending ${key}`}>
            {header} · {words.descending}
          </option>,
        ])}
      </select>
    </div>
  )
}
