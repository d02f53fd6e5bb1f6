import { type Filter, formatFilter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { usePathname } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { useQuery } from '../../data/query.ts'
import type { RecordRoutes } from '../../data/records.ts'
import type { TableSource } from '../../data/table.ts'
import { CountedChip, QuickRow } from './CountedChip.tsx'

export interface TableViewChip {
  readonly label: string
  readonly filter: Filter
}

export interface TableViewsProps<TRow> {
  table: TableSource<TRow>
  route: RecordRoutes['filtered']
  relation: string
  span: PeriodQuery
  views: readonly TableViewChip[]
}

const ALL: readonly Filter[] = []

/** Quick views of a customer's list, each with its count; the view of all rows comes first. */
export const TableViews = <TRow,>({ table, route, relation, span, views }: TableViewsProps<TRow>) => {
  const { t } = useI18n()
  const pathname = usePathname()
  const currentFilter = useSelector(table.actor, (snapshot) => formatFilter(snapshot.context.view.filters))
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
              isCurrent={filter === currentFilter}
              // Changes only the filters; following the link would also reset the order.
              onShow={() => table.actor.send({ type: 'SHOW', change: { filters } })}
              route={route}
              relation={relation}
              span={span}
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
  isCurrent: boolean
  onShow: () => void
  route: RecordRoutes['filtered']
  relation: string
  span: PeriodQuery
  filter: string
}

/** Reads the count from a page of one row. */
const Chip = ({ route, relation, span, filter, ...rest }: ChipProps) => {
  const query = { ...span, relid: relation, Fields: 'Id', pagesize: 1, ...(filter !== '' && { filter }) }
  return <CountedChip {...rest} count={useQuery(route, { query }).data?.Page.Results} />
}
