import type { ColumnWords, DeclaredColumn } from '../../components/lists/columns.tsx'
import type { DeclaredList } from '../../components/lists/declaredList.ts'
import type { Area } from './area.ts'
import type { GroupRow } from './asks.ts'

/** Returns the name of the first charger and the number of the others. */
const usersOf = ({ users }: GroupRow, { t }: ColumnWords): string => {
  if (!users) return '–'
  const { count, first } = users
  if (count === 0) return t('whitelists.users.none')
  if (!first) return t('whitelists.users.count', { count })
  return count === 1
    ? first.Description
    : t('whitelists.users.more', { name: first.Description, count: count - 1 })
}

const columnsIn = ({ isNetwork, relation }: Area): readonly DeclaredColumn<GroupRow>[] => [
  {
    kind: 'text',
    field: 'Code',
    header: 'whitelists.column.Code',
    cell: ({ Code }) => <span className="wrap-anywhere">{Code}</span>,
    phone: 'title',
  },
  {
    kind: 'text',
    field: 'Description',
    header: 'whitelists.column.Description',
    cell: ({ Description }) => <span className="wrap-anywhere">{Description}</span>,
    // Operators also see a relation column, so their description is hidden earlier.
    priority: isNetwork ? 4 : 3,
    phone: 'detail',
  },
  {
    kind: 'link',
    field: 'Relation',
    header: relation,
    priority: 2,
    ...(isNetwork && { phone: 'detail' }),
  },
  {
    kind: 'count',
    field: 'cards',
    header: 'whitelists.column.cards',
    isUnsorted: true,
    value: ({ Tokens }) => Tokens.length,
    cell: ({ Tokens }, { t, formats }) => (
      <>
        <span className="cards:hidden">{formats.count(Tokens.length)}</span>
        <span className="rows:hidden">{t('whitelists.cards.count', { count: Tokens.length })}</span>
      </>
    ),
    phone: 'status',
  },
  {
    kind: 'text',
    field: 'users',
    header: 'whitelists.column.users',
    isUnsorted: true,
    words: usersOf,
    cell: (group, words) => <span className="wrap-anywhere">{usersOf(group, words)}</span>,
    priority: 2,
    phone: 'detail',
  },
  {
    kind: 'moment',
    field: 'ModifiedOn',
    header: 'whitelists.column.ModifiedOn',
    priority: isNetwork ? 5 : 4,
    quiet: true,
  },
]

export const groupsIn = (area: Area): DeclaredList<GroupRow> => ({
  name: area.isNetwork ? 'netWhitelists' : 'whitelists',
  title: 'whitelists.title',
  failed: 'whitelists.failed',
  columns: columnsIn(area),
  filters: ['Code', 'Description', 'Relation'],
  sort: 'Code',
  date: 'ModifiedOn',
  path: area.group,
})
