import { linkedRecord } from '../../data/records.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'
import type { Area } from './area.ts'
import type { GroupRow } from './asks.ts'

/** The fields that groups can be ordered by; `Relation` goes by the name of the linked record. */
export const SORT_FIELDS = ['Code', 'Description', 'Relation', 'ModifiedOn'] as const
type SortField = (typeof SORT_FIELDS)[number]

export const groupColumns = (
  t: Translate,
  formats: Formats,
  { isNetwork, relation }: Area,
): readonly Column<GroupRow>[] => {
  const cards = ({ Tokens }: GroupRow) => t('whitelists.cards.count', { count: Tokens.length })
  /** One charger by its name, of more how many. */
  const usersOf = ({ users }: GroupRow): string => {
    if (!users) return '–'
    const { count, first } = users
    if (count === 0) return t('whitelists.users.none')
    if (!first) return t('whitelists.users.count', { count })
    return count === 1
      ? first.Description
      : t('whitelists.users.more', { name: first.Description, count: count - 1 })
  }
  return [
    {
      key: 'Code' satisfies SortField,
      header: t('whitelists.column.Code'),
      value: ({ Code }) => Code,
      cell: ({ Code }) => <span className="wrap-anywhere">{Code}</span>,
      sortable: true,
      phone: 'title',
    },
    {
      key: 'Description' satisfies SortField,
      // Operators see whose it is too: beside that it leaves earlier.
      priority: isNetwork ? 4 : 3,
      header: t('whitelists.column.Description'),
      value: ({ Description }) => Description,
      cell: ({ Description }) => <span className="wrap-anywhere">{Description}</span>,
      sortable: true,
      phone: 'detail',
    },
    {
      key: 'Relation' satisfies SortField,
      priority: 2,
      header: t(relation),
      value: (group) => linkedRecord(group, 'Relation')?.Description,
      cell: (group) => linkedRecord(group, 'Relation')?.Description ?? '–',
      sortable: true,
      ...(isNetwork && { phone: 'detail' }),
    },
    {
      key: 'cards',
      header: t('whitelists.column.cards'),
      value: ({ Tokens }) => Tokens.length,
      cell: (group) => (
        <>
          <span className="cards:hidden">{formats.count(group.Tokens.length)}</span>
          <span className="rows:hidden">{cards(group)}</span>
        </>
      ),
      align: 'end',
      phone: 'status',
    },
    {
      key: 'users',
      priority: 2,
      header: t('whitelists.column.users'),
      value: usersOf,
      cell: (group) => <span className="wrap-anywhere">{usersOf(group)}</span>,
      phone: 'detail',
    },
    {
      key: 'ModifiedOn' satisfies SortField,
      priority: isNetwork ? 5 : 4,
      header: t('whitelists.column.ModifiedOn'),
      value: ({ ModifiedOn }) => (ModifiedOn ? new Date(ModifiedOn) : undefined),
      cell: ({ ModifiedOn }) => formats.dateTime(ModifiedOn),
      sortable: true,
      quiet: true,
    },
  ]
}
