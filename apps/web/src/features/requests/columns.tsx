import type { Request } from '@portal/schemas/contract'
import type { Formats, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import { RequestBadge } from './RequestBadge.tsx'

/** The fields that the list can be ordered by. */
export const SORT_FIELDS = [
  'Summary',
  'Kind',
  'Status',
  'CreatedOn',
  'Total',
] as const satisfies readonly (keyof Request)[]
type SortField = (typeof SORT_FIELDS)[number]

export const requestColumns = (t: Translate, formats: Formats): readonly Column<Request>[] => [
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
    header: t('requests.column.Kind'),
    value: (request) => t(`requests.kind.${request.Kind}`),
    cell: (request) => t(`requests.kind.${request.Kind}`),
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'Status' satisfies SortField,
    header: t('requests.column.Status'),
    value: (request) => t(`requests.status.${request.Status}`),
    cell: (request) => <RequestBadge status={request.Status} />,
    sortable: true,
    phone: 'status',
  },
  {
    key: 'CreatedOn' satisfies SortField,
    header: t('requests.column.CreatedOn'),
    value: (request) => new Date(request.CreatedOn),
    cell: (request) => formats.dateTime(Date.parse(request.CreatedOn)),
    sortable: true,
    quiet: true,
    phone: 'detail',
  },
  {
    key: 'Total' satisfies SortField,
    header: t('requests.column.Total'),
    value: (request) => request.Total,
    unit: '€',
    cell: (request) => (request.Total > 0 ? formats.money(request.Total) : '–'),
    align: 'end',
    sortable: true,
    from: 'medium',
  },
]
