import { OTHER_GROUPS } from '@portal/schemas'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { type DeclaredColumn, listColumns } from '../../components/lists/columns.tsx'
import { listSortValues } from '../../components/lists/localRows.ts'
import { exportFile } from '../../data/exportFile.ts'
import { saveFile } from '../../data/saveFile.ts'
import type { ReadReportGroup } from '../../services/readers/reports.ts'
import type { Formats } from '../../texts/index.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { SparkBars } from '../../ui/SparkBars.tsx'
import type { Sort } from '../../ui/table.ts'
import { growth, totalsOf, trendsOf } from './totals.ts'

export interface ReportTableProps {
  by: 'location' | 'relation'
  groups: readonly ReadReportGroup[]
  earlier: readonly ReadReportGroup[] | undefined
  hrefOf: (id: string) => string
}

/** A table row. The total has no id. */
interface Row {
  readonly id: string | undefined
  readonly name: string
  readonly energy: number
  readonly revenue: number
  readonly sessions: number
  readonly uptime: number | undefined
  readonly growth: number | undefined
  readonly trend: readonly number[]
}

const bold = ({ id }: Row, text: string) => (id === undefined ? <strong>{text}</strong> : text)
const signed = (ratio: number | undefined, { percent }: Formats) =>
  ratio === undefined ? '–' : `${ratio > 0 ? '+' : ''}${percent(ratio)}`

const columnsBy = (by: ReportTableProps['by']): readonly DeclaredColumn<Row>[] => [
  {
    kind: 'text',
    field: 'name',
    header: `record.ReportBy.${by}`,
    cell: (row) => bold(row, row.name),
    phone: 'title',
  },
  {
    kind: 'energy',
    field: 'energy',
    header: 'reports.measure.energy',
    cell: (row, { formats }) => bold(row, formats.energy(row.energy)),
    phone: 'status',
  },
  {
    kind: 'percent',
    field: 'growth',
    header: 'reports.column.growth',
    value: ({ growth: ratio }) => (ratio === undefined ? undefined : Math.round(ratio * 1_000) / 10),
    cell: (row, { formats }) => signed(row.growth, formats),
    order: ({ growth: ratio }) => ratio ?? -Infinity,
    priority: 3,
    quiet: true,
  },
  {
    kind: 'text',
    field: 'trend',
    header: 'reports.column.trend',
    isUnsorted: true,
    words: ({ trend }, { formats }) => trend.map((energy) => formats.decimal(energy)).join(' · '),
    cell: ({ trend }) => (trend.length > 1 ? <SparkBars values={trend} /> : '–'),
    priority: 3,
  },
  {
    kind: 'money',
    field: 'revenue',
    header: 'reports.measure.revenue',
    cell: (row, { formats }) => bold(row, formats.money(row.revenue)),
    phone: 'detail',
  },
  {
    kind: 'count',
    field: 'sessions',
    header: 'reports.measure.sessions',
    cell: (row, { formats }) => bold(row, formats.count(row.sessions)),
    priority: 2,
  },
  {
    kind: 'percent',
    field: 'uptime',
    header: 'reports.measure.uptime',
    cell: (row, { formats }) => bold(row, formats.share(row.uptime)),
    priority: 2,
  },
]

const SORT_VALUES = listSortValues(columnsBy('location'))

const ordered = (rows: readonly Row[], { key, direction }: Sort): readonly Row[] => {
  const value = SORT_VALUES[key] ?? (() => 0)
  const collator = new Intl.Collator(undefined, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => {
    const [left, right] = [value(a), value(b)]
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right))
    return order * sign || collator.compare(a.name, b.name)
  })
}

export const ReportTable = ({ by, groups, earlier, hrefOf }: ReportTableProps) => {
  const { t, formats } = useI18n()
  const [sort, setSort] = useState<Sort>({ key: 'energy', direction: 'descending' })
  const before = new Map((earlier ?? []).map((group) => [group.Id, group.EnergyKwh]))
  const rows = groups.map(
    (group): Row => ({
      id: group.Id,
      name: group.Id === OTHER_GROUPS ? t('reports.others') : group.Description,
      energy: group.EnergyKwh,
      revenue: group.Revenue,
      sessions: group.Sessions,
      uptime: group.Connectors > 0 ? group.UptimePercent : undefined,
      growth: growth(group.EnergyKwh, before.get(group.Id)),
      trend: group.Trend,
    }),
  )
  const totals = totalsOf(groups)
  const total: Row = {
    id: undefined,
    name: t('reports.total'),
    ...totals,
    growth: earlier && growth(totals.energy, totalsOf(earlier).energy),
    trend: trendsOf(groups),
  }
  const columns = listColumns(columnsBy(by), { t, formats })
  const sortedRows = [
    ...ordered(
      rows.filter(({ id }) => id !== OTHER_GROUPS),
      sort,
    ),
    ...rows.filter(({ id }) => id === OTHER_GROUPS),
    total,
  ]
  const save = () => {
    const { name, type, text } = exportFile(columns, sortedRows, 'semicolon', formats)
    saveFile(name, new Blob([text], { type }))
  }
  return (
    // Print the table on its own page.
    <section className="print-whole print:break-before-page">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold tracking-[-0.01em]">{t(`reports.table.${by}`)}</h2>
        <Button icon={Download} className="print:hidden" onClick={save}>
          {t('reports.export')}
        </Button>
      </div>
      <DataTable
        caption={t(`reports.table.${by}`)}
        columns={columns}
        rows={sortedRows}
        rowKey={({ id }) => id ?? 'total'}
        rowHref={({ id }) => (id === undefined || id === OTHER_GROUPS ? undefined : hrefOf(id))}
        sort={sort}
        onSort={setSort}
        sortWords={{
          label: t('table.sortBy'),
          ascending: t('table.ascending'),
          descending: t('table.descending'),
        }}
      />
    </section>
  )
}
