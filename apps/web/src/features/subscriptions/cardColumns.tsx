import { linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'
import type { Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'

/** The fields that the cards can be ordered by; `RelationContact` is the person who uses the card. */
export const CARD_FIELDS = ['Number', 'Description', 'RelationContact'] as const
type CardField = (typeof CARD_FIELDS)[number]

const userOf = (card: ReadToken) => linkedRecord(card, 'RelationContact')?.Description

/** The columns of a subscription's cards. */
export const subscriptionCardColumns = (t: Translate): readonly Column<ReadToken>[] => [
  {
    key: 'Number' satisfies CardField,
    header: t('subscriptions.cards.column.Number'),
    value: ({ Number: number }) => number,
    cell: (card) => card.Number,
    sortable: true,
    phone: 'title',
  },
  {
    key: 'Description' satisfies CardField,
    priority: 3,
    header: t('subscriptions.cards.column.Description'),
    value: ({ Description }) => Description,
    cell: (card) => card.Description,
    sortable: true,
    quiet: true,
  },
  {
    key: 'RelationContact' satisfies CardField,
    header: t('subscriptions.cards.column.RelationContact'),
    value: userOf,
    cell: (card) => userOf(card) ?? <span className="cards:hidden">–</span>,
    sortable: true,
    phone: 'detail',
  },
]
