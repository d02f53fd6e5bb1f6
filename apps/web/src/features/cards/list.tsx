import { genericCalls } from '@portal/schemas'
import type { Token } from '@portal/schemas/contract'
import { Ban, Check, CircleOff, Clock, CreditCard, SearchX, TriangleAlert } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { DeclaredColumn } from '../../components/lists/columns.tsx'
import { YES_NO } from '../../components/lists/filters.ts'
import type { RelationList } from '../../components/lists/ListScreen.tsx'
import type { ValueBadges } from '../../components/lists/valueLooks.tsx'
import { paths } from '../../data/paths.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ChooseSubscription, ChooseUser } from './actions/Repairs.tsx'
import { CARD_ISSUES, issuesOf } from './issues.ts'

const { filtered } = genericCalls('token', 'Token')

export const CARD_STATES: ValueBadges<Token['State']> = {
  ACTIVE: { tone: 'ok', icon: Check, label: 'cards.state.ACTIVE' },
  ORDERED: { tone: 'res', icon: Clock, label: 'cards.state.ORDERED' },
  INACTIVE: { tone: 'off', icon: CircleOff, label: 'cards.state.INACTIVE' },
  BLOCKED: { tone: 'err', icon: Ban, label: 'cards.state.BLOCKED' },
  LOST: { tone: 'park', icon: SearchX, label: 'cards.state.LOST' },
}

const COLUMNS: readonly DeclaredColumn<ReadToken>[] = [
  { kind: 'text', field: 'Number', header: 'cards.column.Number', phone: 'title' },
  { kind: 'text', field: 'Description', header: 'cards.column.Description', priority: 4 },
  {
    kind: 'link',
    field: 'RelationContact',
    header: 'cards.column.RelationContact',
    // On phones, the issue replaces the dash.
    cell: (card) =>
      linkedRecord(card, 'RelationContact')?.Description ?? <span className="cards:hidden">–</span>,
    priority: 2,
    phone: 'detail',
  },
  {
    kind: 'link',
    field: 'Subscription',
    header: 'cards.column.Subscription',
    isUnsorted: true,
    priority: 3,
    quiet: true,
  },
  { kind: 'badge', field: 'State', header: 'cards.column.State', values: CARD_STATES, phone: 'status' },
  {
    kind: 'text',
    field: 'issues',
    header: 'cards.column.issues',
    isUnsorted: true,
    words: (card, { t }) =>
      issuesOf(card)
        .map((issue) => t(`cards.issue.${issue}`))
        .join(', '),
    cell: (card) => <Issues card={card} />,
    phone: 'detail',
  },
]

const Issues = ({ card }: { card: ReadToken }) => {
  const { t } = useI18n()
  return (
    <span className="rows:py-1.5 flex flex-wrap items-center gap-1.5">
      {issuesOf(card).map((issue) => (
        <Badge key={issue} tone="park" icon={TriangleAlert} label={t(`cards.issue.${issue}`)} />
      ))}
      {/* Raised above the link of the row, which would otherwise receive the clicks. */}
      <span className="relative z-1 flex flex-wrap gap-1.5 empty:hidden">
        {card.IsUserMissing && <ChooseUser card={card} />}
        {card.IsSubscriptionMissing && <ChooseSubscription card={card} />}
      </span>
    </span>
  )
}

/** Charge cards of a relation and its sub-organisations (S2). */
export const CARDS: RelationList<ReadToken> = {
  name: 'cards',
  title: 'cards.title',
  context: 'cards.context',
  failed: 'cards.failed',
  columns: COLUMNS,
  filters: [
    'Number',
    'Description',
    'RelationContact',
    'State',
    ...CARD_ISSUES.map((issue) => ({
      field: issue,
      header: `cards.issue.${issue}` as const,
      values: YES_NO,
    })),
  ],
  sort: 'Number',
  date: { field: 'CreatedOn', header: 'table.added' },
  rememberAs: 'cards',
  path: paths.card,
  read: (bco, query, options) =>
    bco.call(
      filtered,
      { query: { ...query, DataCategories: 'BASIC,STATE', Links: 'RelationContact,Subscription' } },
      options,
    ),
  empty: {
    icon: CreditCard,
    title: 'cards.empty.title',
    text: 'cards.empty.text',
    action: 'cards.empty.action',
    start: 'CARD',
  },
}
