import { profileLabel } from '../../app/roles.ts'
import { Age } from '../../components/Age.tsx'
import { moment } from '../../data/moment.ts'
import type { ReadContact } from '../../services/readers/relations.ts'
import { type Translate, toldBy } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'

/** The fields that the list can be ordered by. */
export const SORT_FIELDS = [
  'Name',
  'Email',
  'Role',
  'LastLogin',
] as const satisfies readonly (keyof ReadContact)[]
type SortField = (typeof SORT_FIELDS)[number]

/** The columns of the users; marks the viewer's own row. */
export const userColumns = (t: Translate, self: string): readonly Column<ReadContact>[] => {
  const roleOf = ({ Role }: ReadContact) =>
    Role === undefined ? undefined : toldBy(t)(Role, (known) => t(profileLabel([known]) as 'shell.role.User'))
  return [
    {
      key: 'Name' satisfies SortField,
      header: t('organisation.column.Name'),
      value: (user) => user.Name,
      cell: (user) => (user.Id === self ? t('organisation.you', { name: user.Name }) : user.Name),
      sortable: true,
      phone: 'title',
    },
    {
      key: 'Email' satisfies SortField,
      priority: 2,
      header: t('organisation.column.Email'),
      value: (user) => user.Email,
      sensitive: true,
      cell: (user) => <span className="break-all">{user.Email}</span>,
      sortable: true,
      phone: 'detail',
    },
    {
      key: 'Telephone',
      priority: 4,
      header: t('organisation.column.Telephone'),
      value: (user) => user.Telephone,
      sensitive: true,
      cell: (user) => user.Telephone ?? '–',
    },
    {
      key: 'Role' satisfies SortField,
      header: t('organisation.column.Role'),
      value: roleOf,
      cell: (user) => roleOf(user) ?? '–',
      sortable: true,
      phone: 'status',
    },
    {
      key: 'LastLogin' satisfies SortField,
      priority: 3,
      header: t('organisation.column.LastLogin'),
      value: (user) => moment(user.LastLogin),
      cell: (user) => (user.LastLogin ? <Age at={user.LastLogin} /> : '–'),
      sortable: true,
      quiet: true,
    },
  ]
}
