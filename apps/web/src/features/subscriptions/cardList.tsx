import type { DeclaredList } from '../../components/lists/declaredList.ts'
import { paths } from '../../data/paths.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadToken } from '../../services/readers/cards.ts'

export const SUBSCRIPTION_CARDS: DeclaredList<ReadToken> = {
  name: 'subscriptionCards',
  title: 'subscriptions.cards.title',
  failed: 'subscriptions.cards.failed',
  columns: [
    { kind: 'text', field: 'Number', header: 'subscriptions.cards.column.Number', phone: 'title' },
    {
      kind: 'text',
      field: 'Description',
      header: 'subscriptions.cards.column.Description',
      priority: 3,
      quiet: true,
    },
    {
      kind: 'link',
      field: 'RelationContact',
      header: 'subscriptions.cards.column.RelationContact',
      cell: (card) =>
        linkedRecord(card, 'RelationContact')?.Description ?? <span className="cards:hidden">–</span>,
      phone: 'detail',
    },
  ],
  filters: ['Number', 'Description', 'RelationContact'],
  sort: 'Number',
  date: { field: 'CreatedOn', header: 'table.added' },
  path: paths.card,
}
