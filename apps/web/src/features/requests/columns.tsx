import type { ReadRequest } from '../../services/readers/requests.ts'
import type { Formats, Tell, Translate } from '../../texts/index.ts'
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

export const requestColumns = (
  t: Translate,
  told: Tell,
  formats: Formats,
): readonly Column<ReadRequest>[] => [
  {
    key: 'Summary' satisfies SortField,
    header: t('requests.column.Summary'),
    cell: (request) => request.Summary,
    sortable: true,
    phone: 'title',
  },
  {
    key: 'Kind' satisfies SortField,
    header: t('requests.column.Kind'),
    cell: (request) => told(request.Kind, (known) => t(`requests.kind.${known}`)),
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'Status' satisfies SortField,
    header: t('requests.column.Status'),
    cell: (request) => <RequestBadge status={request.Status} />,
    sortable: true,
    phone: 'status',
  },
  {
    key: 'CreatedOn' satisfies SortField,
    header: t('requests.column.CreatedOn'),
    cell: (request) => formats.dateTime(request.CreatedOn),
    sortable: true,
    quiet: true,
    phone: 'detail',
  },
  {
    key: 'Total' satisfies SortField,
    header: t('requests.column.Total'),
    cell: (request) => (request.Total ? formats.money(request.Total) : '–'),
    align: 'end',
    sortable: true,
    from: 'medium',
  },
]
