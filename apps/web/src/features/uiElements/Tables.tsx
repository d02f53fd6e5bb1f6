import type { ConnectorStatus } from '@portal/schemas'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChargerPicture } from '../../ui/ChargerPicture.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterChip } from '../../ui/FilterChip.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Column, Sort } from '../../ui/table.ts'

interface Row {
  box: string
  name: string
  city: string
  status: ConnectorStatus
  word: string
  power: string
  seen: string
}

const ROWS: readonly Row[] = [
  {
    box: 'BCA-CP-001234',
    name: 'Depot Gent · bay 4',
    city: 'Gent',
    status: 'CHARGING',
    word: 'Charging',
    power: '10.9 kW',
    seen: '6 s ago',
  },
  {
    box: 'BCA-CP-001235',
    name: 'Depot Gent · bay 5',
    city: 'Gent',
    status: 'AVAILABLE',
    word: 'Available',
    power: '–',
    seen: '21 s ago',
  },
  {
    box: 'BCA-CP-001261',
    name: 'Depot Antwerpen · bay 2',
    city: 'Antwerpen',
    status: 'ERROR',
    word: 'Error',
    power: '–',
    seen: '9 s ago',
  },
  {
    box: 'BCA-CP-001302',
    name: 'Hoofdkantoor · P-1 north',
    city: 'Brussel',
    status: 'OFFLINE_CHARGING',
    word: 'Charging, last seen 42 min ago',
    power: '–',
    seen: '42 min ago',
  },
  {
    box: 'BCA-CP-001381',
    name: 'Home · Namur',
    city: 'Namur',
    status: 'OFFLINE',
    word: 'Offline',
    power: '–',
    seen: '2 days ago',
  },
]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'box', header: 'Charger ID', cell: (row) => row.box, quiet: true, sortable: true, phone: 'detail' },
  { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true, phone: 'title' },
  { key: 'city', header: 'City', cell: (row) => row.city, sortable: true, priority: 3 },
  {
    key: 'state',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} label={row.word} />,
    phone: 'status',
  },
  { key: 'power', header: 'Power', cell: (row) => row.power, align: 'end', sortable: true },
  { key: 'seen', header: 'Last seen', cell: (row) => row.seen, quiet: true, priority: 3 },
]

const SIZES = ['10', '25', '50'].map((value) => ({ value, label: value }))

export const Tables = () => {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' })
  const [page, setPage] = useState(1)
  const [size, setSize] = useState('10')
  const shared = { columns: COLUMNS, rowKey: (row: Row) => row.box }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <FilterChip
          field="Name"
          operator="contains"
          value="Depot or Home"
          removeLabel="Remove: Description"
          onRemove={() => undefined}
        />
        <FilterChip
          field="Country"
          operator="is exactly"
          value="Belgium"
          removeLabel="Remove: Country"
          onRemove={() => undefined}
        />
        <Button variant="ghost" size="sm">
          Clear
        </Button>
      </div>
      <div>
        <DataTable
          {...shared}
          caption="Chargers"
          rows={ROWS}
          rowHref={(row) => `/ui-elements?charger=${row.box}`}
          sort={sort}
          onSort={setSort}
          sortWords={{ label: 'Sort by', ascending: 'ascending', descending: 'descending' }}
        />
        <Pagination
          page={page}
          pageCount={4}
          onPage={setPage}
          pageSize={size}
          pageSizes={SIZES}
          onPageSize={setSize}
          summary={`${page * 10 - 9}–${page * 10} of 40`}
          words={{
            label: 'Pages',
            rowsPerPage: 'Rows per page',
            previous: 'Previous page',
            next: 'Next page',
            page: 'Page',
            pageOf: 'of 4',
          }}
        />
      </div>
      <DataTable {...shared} caption="Chargers, loading" rows={[]} rowHref={() => ''} loadingRows={3} />
      <DataTable
        {...shared}
        caption="Chargers, none"
        rows={[]}
        empty={
          <EmptyState
            picture={<ChargerPicture />}
            title="No chargers found"
            actions={<Button>Clear the filter</Button>}
          >
            Four conditions are set; together nothing meets them.
          </EmptyState>
        }
      />
    </>
  )
}
