import { profileLabel } from '../../app/roles.ts'
import type { ColumnWords } from '../../components/lists/columns.tsx'
import type { DeclaredList } from '../../components/lists/declaredList.ts'
import { paths } from '../../data/paths.ts'
import type { ReadContact } from '../../services/readers/relations.ts'
import { toldBy } from '../../texts/index.ts'

const roleOf = ({ Role }: ReadContact, { t }: ColumnWords) =>
  Role === undefined ? undefined : toldBy(t)(Role, (role) => t(profileLabel([role]) as 'shell.role.User'))

/** Returns the list of users. Marks the viewer's own row. */
export const usersFor = (self: string): DeclaredList<ReadContact> => ({
  name: 'users',
  title: 'shell.users',
  failed: 'organisation.usersFailed',
  columns: [
    {
      kind: 'text',
      field: 'Name',
      header: 'organisation.column.Name',
      cell: ({ Id, Name }, { t }) => (Id === self ? t('organisation.you', { name: Name }) : Name),
      phone: 'title',
    },
    {
      kind: 'text',
      field: 'Email',
      header: 'organisation.column.Email',
      cell: ({ Email }) => <span className="break-all">{Email}</span>,
      sensitive: true,
      priority: 2,
      phone: 'detail',
    },
    {
      kind: 'text',
      field: 'Telephone',
      header: 'organisation.column.Telephone',
      isUnsorted: true,
      sensitive: true,
      priority: 4,
    },
    { kind: 'text', field: 'Role', header: 'organisation.column.Role', words: roleOf, phone: 'status' },
    { kind: 'age', field: 'LastLogin', header: 'organisation.column.LastLogin', priority: 3, quiet: true },
  ],
  filters: ['Name', 'Email', 'Telephone'],
  sort: 'Name',
  date: 'LastLogin',
  path: paths.user,
})
