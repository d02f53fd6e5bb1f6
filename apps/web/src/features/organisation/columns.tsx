import type { RelationContact } from '@portal/schemas'
import { profileLabel } from '../../app/roles.ts'
import { Age } from '../../components/Age.tsx'
import type { Translate } from '../../texts/index.ts'
import type { Column } from '../../ui/table.ts'

/** The fields that the list can be ordered by. */
export const SORT_FIELDS = [
  'Name',
  'Email',
  'Role',
  'LastLogin',
] as const satisfies readonly (keyof RelationContact)[]
type SortField = (typeof SORT_FIELDS)[number]

/** The columns of the users; the row of whoever looks says so. */
export const userColumns = (t: Translate, self: string): readonly Column<RelationContact>[] => [
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
    header: t('organisation.column.Email'),
    value: (user) => user.Email,
    sensitive: true,
    cell: (user) => <span className="break-all">{user.Email}</span>,
    sortable: true,
    phone: 'detail',
  },
  {
    key: 'Telephone',
    header: t('organisation.column.Telephone'),
    value: (user) => user.Telephone,
    sensitive: true,
    cell: (user) => user.Telephone ?? '–',
    from: 'medium',
  },
  {
    key: 'Role' satisfies SortField,
    header: t('organisation.column.Role'),
    value: (user) => t(profileLabel([user.Role]) as 'shell.role.User'),
    cell: (user) => t(profileLabel([user.Role]) as 'shell.role.User'),
    sortable: true,
    phone: 'status',
  },
  {
    key: 'LastLogin' satisfies SortField,
    header: t('organisation.column.LastLogin'),
    value: (user) => (user.LastLogin ? new Date(user.LastLogin) : undefined),
    cell: (user) => (user.LastLogin ? <Age at={Date.parse(user.LastLogin)} /> : '–'),
    sortable: true,
    quiet: true,
  },
]
