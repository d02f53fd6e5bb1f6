import { genericRoutes } from '@portal/schemas'
import { Inbox } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { useList } from '../../components/lists/useList.ts'
import { TableViews } from '../../components/quickViews/TableViews.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { useShownRelation } from '../../data/shownRelation.ts'
import { CardOrders } from './CardOrders.tsx'
import { REQUESTS } from './columns.tsx'
import { NewRequest } from './NewRequest.tsx'
import { RequestDraft } from './RequestDraft.tsx'

const { filtered } = genericRoutes('request', 'Request')

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
  const { t } = useI18n()
  const { bco } = useSystem()
  const list = useList(REQUESTS, (query, signal) =>
    bco().call(
      filtered,
      { query: { ...query, relid: relation, Fields: 'Summary,Kind,Status,CreatedOn,Total' } },
      { signal },
    ),
  )
  const views = (
    <TableViews
      table={list.table}
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
      {...list}
      views={views}
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
