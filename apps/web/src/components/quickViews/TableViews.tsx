import { type Filter, formatFilter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { usePathname } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import type { RecordRoutes } from '../../data/records.ts'
import type { TableSource } from '../../data/table.ts'
import { CountedChip, QuickRow } from './CountedChip.tsx'

/** Rows that are often asked for. */
export interface TableViewChip {
  readonly label: string
  readonly filter: Filter
}

export interface TableViewsProps<TRow> {
  table: TableSource<TRow>
  /** The list that the table shows. */
  route: RecordRoutes['filtered']
  /** Whose rows it shows. */
  relation: string
  views: readonly TableViewChip[]
}

const ALL: readonly Filter[] = []

/** The views of a customer's list, each with its count, for which it is asked once; all rows come first. */
export const TableViews = <TRow,>({ table, route, relation, views }: TableViewsProps<TRow>) => {
  const { t } = useI18n()
  const pathname = usePathname()
  const shown = useSelector(table.chart, (snapshot) => formatFilter(snapshot.context.view.filters))
  const offered = [
    { label: t('record.quick.all'), filters: ALL },
    ...views.map(({ label, filter }) => ({ label, filters: [filter] })),
  ]
  return (
    <div className="mb-3">
      <QuickRow>
        {offered.map(({ label, filters }) => {
          const filter = formatFilter(filters)
          return (
            <Chip
              key={filter}
              href={`${pathname}?${new URLSearchParams({ filter })}`}
              label={label}
              isShown={filter === shown}
              // The list keeps its order, and remembers this choice.
              onShow={() => table.chart.send({ type: 'SHOW', change: { filters } })}
              route={route}
              relation={relation}
              filter={filter}
            />
          )
        })}
      </QuickRow>
    </div>
  )
}

interface ChipProps {
  href: string
  label: string
  isShown: boolean
  onShow: () => void
  route: RecordRoutes['filtered']
  relation: string
  filter: string
}

/** One row is asked for, the page says how many there are. */
const Chip = ({ route, relation, filter, ...rest }: ChipProps) => {
  const query = { relid: relation, Fields: 'Id', pagesize: 1, ...(filter !== '' && { filter }) }
  return <CountedChip {...rest} count={useQuery(route, { query }).data?.Page.Results} />
}
