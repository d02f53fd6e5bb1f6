import { FIRST_VIEW } from '@portal/machines'
import { genericRoutes } from '@portal/schemas'
import type { Request } from '@portal/schemas/contract'
import { Inbox } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { TableViews } from '../../components/quickViews/TableViews.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
import { useTable } from '../../data/table.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { CardOrders } from './CardOrders.tsx'
import { requestColumns, SORT_FIELDS } from './columns.tsx'
import { NewRequest } from './NewRequest.tsx'
import { RequestDraft } from './RequestDraft.tsx'
import { REQUEST_STATUSES } from './statusLook.ts'

const { filtered } = genericRoutes('request', 'Request')
const KINDS = ['CHARGER', 'CARD', 'SUPPORT'] as const satisfies readonly Request['Kind'][]

/** What was asked for by a relation and those below it (S2): newest first, and the last orders of cards. */
export const RequestList = () => {
  const { t } = useI18n()
  const relation = useShownRelation()
  return (
    <>
      <ScreenHeader title={t('requests.title')} context={t('requests.context')} actions={<NewRequest />} />
      <RequestDraft />
      <Requests key={relation} relation={relation} />
      <CardOrders relation={relation} />
    </>
  )
}

const Requests = ({ relation }: { relation: string }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const table = useTable<ReadRequest>({
    filterFields: ['Status', 'Kind', 'Summary'],
    sortFields: SORT_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'CreatedOn', isDescending: true } },
    fixed: [],
    rememberAs: 'chargepassrequest',
    read: (query, signal) =>
      bco().call(
        filtered,
        { query: { ...query, relid: relation, Fields: 'Summary,Kind,Status,CreatedOn,Total' } },
        { signal },
      ),
  })
  const views = (
    <TableViews
      table={table}
      route={filtered}
      relation={relation}
      views={(['SUBMITTED', 'SURVEY', 'PLANNED', 'DONE'] as const).map((status) => ({
        label: t(`requests.status.${status}`),
        filter: { field: 'Status', operator: 'EX', value: status },
      }))}
    />
  )
  return (
    <ServerTable
      table={table}
      views={views}
      keptAs="requests"
      caption={t('requests.title')}
      columns={requestColumns(t, formats)}
      rowKey={({ Id }) => Id}
      rowHref={({ Id }) => paths.request(Id)}
      filterFields={[
        {
          value: 'Status',
          label: t('requests.column.Status'),
          values: REQUEST_STATUSES.map((status) => ({
            value: status,
            label: t(`requests.status.${status}`),
          })),
        },
        {
          value: 'Kind',
          label: t('requests.column.Kind'),
          values: KINDS.map((kind) => ({ value: kind, label: t(`requests.kind.${kind}`) })),
        },
        { value: 'Summary', label: t('requests.column.Summary') },
      ]}
      failedTitle={t('requests.failed')}
      empty={
        <EmptyList
          icon={Inbox}
          title={t('requests.empty.title')}
          action={t('requests.empty.action')}
          start="SUPPORT"
        >
          {t('requests.empty.text')}
        </EmptyList>
      }
    />
  )
}
