import { genericCalls } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { ListScreen } from '../../components/lists/ListScreen.tsx'
import { TableViews } from '../../components/quickViews/TableViews.tsx'
import { useListRelation } from '../../data/listRelation.ts'
import { queryOfSpan } from '../../data/period.ts'
import { CardOrders } from './CardOrders.tsx'
import { REQUESTS } from './list.ts'
import { NewRequest } from './NewRequest.tsx'
import { RequestDraft } from './RequestDraft.tsx'

const { filtered } = genericCalls('request', 'Request')

/** Requests of a relation and its sub-organisations (S2), newest first, with the latest card orders. */
export const RequestList = () => {
  const { t } = useI18n()
  const relation = useListRelation()
  return (
    <>
      <ListScreen
        list={REQUESTS}
        actions={<NewRequest />}
        above={<RequestDraft />}
        views={(table, { span }) => (
          <TableViews
            table={table}
            route={filtered}
            relation={relation}
            span={queryOfSpan(span)}
            views={(['SUBMITTED', 'SURVEY', 'PLANNED', 'DONE'] as const).map((status) => ({
              label: t(`requests.status.${status}`),
              filter: { field: 'Status', operator: 'EX', value: status },
            }))}
          />
        )}
      />
      <CardOrders relation={relation} />
    </>
  )
}
