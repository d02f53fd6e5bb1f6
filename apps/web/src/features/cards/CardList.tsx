import { genericCalls } from '@portal/schemas'
import { CircleQuestionMark, ListChecks, Plus, ReceiptText } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ListScreen } from '../../components/lists/ListScreen.tsx'
import { TableViews } from '../../components/quickViews/TableViews.tsx'
import { useListRelation } from '../../data/listRelation.ts'
import { paths } from '../../data/paths.ts'
import { queryOfSpan } from '../../data/period.ts'
import { useQuery } from '../../data/query.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CARDS } from './list.tsx'

const { filtered } = genericCalls('token', 'Token')

/** Charge cards of a relation and its sub-organisations (S2). */
export const CardList = () => {
  const { t } = useI18n()
  const relation = useListRelation()
  const all = useQuery(filtered, { query: { relid: relation, Fields: 'Id', pagesize: 1 } }).data
  return (
    <ListScreen
      list={CARDS}
      actions={
        <>
          <LinkButton icon={ListChecks} href={paths.whitelists()}>
            {t('cards.whitelists')}
          </LinkButton>
          <LinkButton icon={ReceiptText} href={paths.subscriptions()}>
            {t('cards.subscriptions')}
          </LinkButton>
          <LinkButton icon={CircleQuestionMark} href={paths.cardCheck()}>
            {t('cards.checkOne')}
          </LinkButton>
          {/* An empty list has its own order button. */}
          {all?.Page.Results !== 0 && (
            <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start: 'CARD' })}>
              {t('cards.order')}
            </LinkButton>
          )}
        </>
      }
      views={(table, { span }) => (
        <TableViews
          table={table}
          route={filtered}
          relation={relation}
          span={queryOfSpan(span)}
          views={[
            ...(['ACTIVE', 'BLOCKED'] as const).map((state) => ({
              label: t(`cards.state.${state}`),
              filter: { field: 'State', operator: 'EX', value: state } as const,
            })),
            ...(['IsUserMissing', 'IsSubscriptionMissing'] as const).map((issue) => ({
              label: t(`cards.issue.${issue}`),
              filter: { field: issue, operator: 'EX', value: 'true' } as const,
            })),
          ]}
        />
      )}
    />
  )
}
