import { moment } from '../../data/moment.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { type Formats, type Translate, toldBy } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import { RequestBadge } from './RequestBadge.tsx'

/** The fields that the list can be ordered by. */
export const SORT_FIELDS = [
  'Summary',
  'Kind',
  'Status',
  'CreatedOn',
  'Total',
] as const satisfies readonly (keyof ReadRequest)[]
type SortField = (typeof SORT_FIELDS)[number]

export const requestColumns = (t: Translate, formats: Formats): readonly Column<ReadRequest>[] => {
  const told = toldBy(t)
  const kindOf = ({ Kind }: ReadRequest) => told(Kind, (known) => t(`requests.kind.${known}`))
  return [
    {
      key: 'Summary' satisfies SortField,
      header: t('requests.column.Summary'),
      value: (request) => request.Summary,
      cell: (request) => request.Summary,
      sortable: true,
      phone: 'title',
    },
    {
      key: 'Kind' satisfies SortField,
      priority: 3,
      header: t('requests.column.Kind'),
      value: kindOf,
      cell: kindOf,
      sortable: true,
      phone: 'detail',
    },
    {
      key: 'Status' satisfies SortField,
      header: t('requests.column.Status'),
      value: ({ Status }) => told(Status, (known) => t(`requests.status.${known}`)),
      cell: (request) => <RequestBadge status={request.Status} />,
      sortable: true,
      phone: 'status',
    },
    {
      key: 'CreatedOn' satisfies SortField,
      priority: 2,
      header: t('requests.column.CreatedOn'),
      value: (request) => moment(request.CreatedOn),
      cell: (request) => formats.dateTime(request.CreatedOn),
      sortable: true,
      quiet: true,
      phone: 'detail',
    },
    {
      key: 'Total' satisfies SortField,
      priority: 4,
      header: t('requests.column.Total'),
      value: (request) => request.Total,
      unit: '€',
      cell: (request) => (request.Total ? formats.money(request.Total) : '–'),
      align: 'end',
      sortable: true,
    },
  ]
}
