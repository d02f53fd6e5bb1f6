import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import { type Translate, toldBy } from '../../texts/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/table.ts'
import { CardBadge } from './CardBadge.tsx'
import { issuesOf } from './issues.ts'

/** The fields that the list can be ordered by; `RelationContact` is who uses the card. */
export const SORT_FIELDS = ['Number', 'Description', 'RelationContact', 'State'] as const
type SortField = (typeof SORT_FIELDS)[number]

/** The columns of the list; `repairs` puts right flagged cards. */
export const cardColumns = (
  t: Translate,
  repairs: (card: ReadToken) => ReactNode = () => null,
): readonly Column<ReadToken>[] => [
  {
    key: 'Number' satisfies SortField,
    header: t('cards.column.Number'),
    value: (card) => card.Number,
    cell: (card) => card.Number,
    sortable: true,
    phone: 'title',
  },
  {
    key: 'Description' satisfies SortField,
    priority: 4,
    header: t('cards.column.Description'),
    value: (card) => card.Description,
    cell: (card) => card.Description,
    sortable: true,
  },
  {
    key: 'RelationContact' satisfies SortField,
    priority: 2,
    header: t('cards.column.RelationContact'),
    value: (card) => linkedRecord(card, 'RelationContact')?.Description,
    // On a phone the issue says it.
    cell: (card) =>
      linkedRecord(card, 'RelationContact')?.Description ?? <span className="cards:hidden">–</span>,
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'Subscription',
    priority: 3,
    header: t('cards.column.Subscription'),
    value: (card) => linkedRecord(card, 'Subscription')?.Description,
    cell: (card) => linkedRecord(card, 'Subscription')?.Description ?? '–',
    quiet: true,
  },
  {
    key: 'State' satisfies SortField,
    header: t('cards.column.State'),
    value: ({ State }) => toldBy(t)(State, (known) => t(`cards.state.${known}`)),
    cell: (card) => <CardBadge state={card.State} />,
    sortable: true,
    phone: 'status',
  },
  {
    key: 'issues',
    header: t('cards.column.issues'),
    value: (card) =>
      issuesOf(card)
        .map((issue) => t(`cards.issue.${issue}`))
        .join(', '),
    cell: (card) => (
      <span className="rows:py-1.5 flex flex-wrap items-center gap-1.5">
        {issuesOf(card).map((issue) => (
          <Badge key={issue} tone="park" icon={TriangleAlert} label={t(`cards.issue.${issue}`)} />
        ))}
        {/* Above the link of the row. */}
        <span className="relative z-1 flex flex-wrap gap-1.5 empty:hidden">{repairs(card)}</span>
      </span>
    ),
    phone: 'detail',
  },
]
