import { FIRST_VIEW, selectTableViewState } from '@portal/machines'
import { genericRoutes } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { CircleQuestionMark, CreditCard, ListChecks, Plus, ReceiptText } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { TableViews } from '../../components/quickViews/TableViews.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
import { useTable } from '../../data/table.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ChooseSubscription, ChooseUser } from './actions/Repairs.tsx'
import { cardColumns, SORT_FIELDS } from './columns.tsx'
import { CARD_ISSUES } from './issues.ts'
import { CARD_STATES } from './stateLook.ts'

const { filtered } = genericRoutes('token', 'Token')
const TEXT_FIELDS = ['Number', 'Description', 'RelationContact'] as const

/** The charge cards of a relation and those below it (S2). */
export const CardList = () => {
  const relation = useShownRelation()
  return <Cards key={relation} relation={relation} />
}

const repairsOf = (card: ReadToken) => (
  <>
    {card.IsUserMissing && <ChooseUser card={card} />}
    {card.IsSubscriptionMissing && <ChooseSubscription card={card} />}
  </>
)

const Cards = ({ relation }: { relation: string }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const table = useTable<ReadToken>({
    filterFields: [...TEXT_FIELDS, 'State', ...CARD_ISSUES],
    sortFields: SORT_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'Number', isDescending: false } },
    fixed: [],
    rememberAs: 'cards',
    read: (query, signal) =>
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
  })
  const viewState = useSelector(table.chart, selectTableViewState)
  const views = (
    <TableViews
      table={table}
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
            {/* An empty list says so itself. */}
            {viewState !== 'empty' && (
              <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start: 'CARD' })}>
                {t('cards.order')}
              </LinkButton>
            )}
          </>
        }
      />
      <ServerTable
        table={table}
        views={views}
        keptAs="cards"
        caption={t('cards.title')}
        columns={cardColumns(t, repairsOf)}
        rowKey={({ Id }) => Id}
        rowHref={({ Id }) => paths.card(Id)}
        filterFields={[
          ...TEXT_FIELDS.map((field) => ({ value: field, label: t(`cards.column.${field}`) })),
          {
            value: 'State',
            label: t('cards.column.State'),
            values: CARD_STATES.map((state) => ({ value: state, label: t(`cards.state.${state}`) })),
          },
          ...CARD_ISSUES.map((issue) => ({
            value: issue,
            label: t(`cards.issue.${issue}`),
            values: [
              { value: 'true', label: t('common.yes') },
              { value: 'false', label: t('common.no') },
            ],
          })),
        ]}
        failedTitle={t('cards.failed')}
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
