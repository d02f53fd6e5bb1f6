import { genericCalls } from '@portal/schemas'
import type { Request } from '@portal/schemas/contract'
import { Inbox } from 'lucide-react'
import type { DeclaredColumn } from '../../components/lists/columns.tsx'
import type { RelationList } from '../../components/lists/ListScreen.tsx'
import type { ValueLabels } from '../../components/lists/valueLooks.tsx'
import { paths } from '../../data/paths.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { REQUEST_STATUSES } from './statuses.ts'

const { filtered } = genericCalls('request', 'Request')

const KINDS: ValueLabels<Request['Kind']> = {
  CHARGER: 'requests.kind.CHARGER',
  CARD: 'requests.kind.CARD',
  SUPPORT: 'requests.kind.SUPPORT',
}

const COLUMNS: readonly DeclaredColumn<ReadRequest>[] = [
  { kind: 'text', field: 'Summary', header: 'requests.column.Summary', phone: 'title' },
  {
    kind: 'word',
    field: 'Kind',
    header: 'requests.column.Kind',
    values: KINDS,
    priority: 3,
    phone: 'detail',
  },
  {
    kind: 'badge',
    field: 'Status',
    header: 'requests.column.Status',
    values: REQUEST_STATUSES,
    phone: 'status',
  },
  {
    kind: 'moment',
    field: 'CreatedOn',
    header: 'requests.column.CreatedOn',
    priority: 2,
    quiet: true,
    phone: 'detail',
  },
  {
    kind: 'money',
    field: 'Total',
    header: 'requests.column.Total',
    cell: ({ Total }, { formats }) => (Total ? formats.money(Total) : '–'),
    priority: 4,
  },
]

/** Requests of a relation and its sub-organisations (S2), newest first. */
export const REQUESTS: RelationList<ReadRequest> = {
  name: 'requests',
  title: 'requests.title',
  context: 'requests.context',
  failed: 'requests.failed',
  columns: COLUMNS,
  filters: ['Status', 'Kind', 'Summary'],
  sort: '-CreatedOn',
  date: 'CreatedOn',
  rememberAs: 'chargepassrequest',
  path: paths.request,
  read: (bco, query, options) =>
    bco.call(filtered, { query: { ...query, Fields: 'Summary,Kind,Status,CreatedOn,Total' } }, options),
  empty: {
    icon: Inbox,
    title: 'requests.empty.title',
    text: 'requests.empty.text',
    action: 'requests.empty.action',
    start: 'SUPPORT',
  },
}
