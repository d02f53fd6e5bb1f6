import { selectTableViewState } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { CircleQuestionMark, CreditCard, ListChecks, Plus, ReceiptText } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { useList } from '../../components/lists/useList.ts'
import { TableViews } from '../../components/quickViews/TableViews.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { useListRelation } from '../../data/listRelation.ts'
import { paths } from '../../data/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CARDS } from './list.tsx'

const { filtered } = genericCalls('token', 'Token')

/** Charge cards of a relation and its sub-organisations (S2). */
export const CardList = () => {
  const relation = useListRelation()
  return <Cards key={relation} relation={relation} />
}

const Cards = ({ relation }: { relation: string }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const list = useList(CARDS, (query, signal) =>
    bco().call(
      filtered,
      {
        query: {
          ...query,
          relid: relation,
          DataCategories: 'BASIC,STATE',
          Links: 'RelationContact,Subscription',
        },
      },
      { signal },
    ),
  )
  const viewState = useSelector(list.table.actor, selectTableViewState)
  const views = (
    <TableViews
      table={list.table}
      route={filtered}
      relation={relation}
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
  )
  return (
    <>
      <ScreenHeader
        title={t('cards.title')}
        context={t('cards.context')}
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
            {viewState !== 'empty' && (
              <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start: 'CARD' })}>
                {t('cards.order')}
              </LinkButton>
            )}
          </>
        }
      />
      <ServerTable
        {...list}
        views={views}
        empty={
          <EmptyList
            icon={CreditCard}
            title={t('cards.empty.title')}
            action={t('cards.empty.action')}
            start="CARD"
          >
            {t('cards.empty.text')}
          </EmptyList>
        }
      />
    </>
  )
}
