import { FIRST_VIEW } from '@portal/machines'
import { useI18n, useSystem } from '../../app/context.ts'
import { InviteUser } from '../../components/people/InviteUser.tsx'
import type { RelationName } from '../../components/people/wiring.ts'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useTable } from '../../data/table.ts'
import type { ReadContact } from '../../services/readers/relations.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SORT_FIELDS, userColumns } from './columns.tsx'
import { readUsers } from './readUsers.ts'

const FILTER_FIELDS = ['Name', 'Email', 'Telephone'] as const satisfies readonly (keyof ReadContact)[]

export interface UsersProps {
  /** The relation whose users are listed, also for a person who may see several. */
  relation: RelationName
  /** The viewer's own contact. */
  self: string
  /** The screen itself is called 'Users' (S6): then it is not said a second time. */
  isOnlyUsers: boolean
  /** Whether who looks may add people: drivers may not. */
  invites: boolean
}

/** The people of a relation: filtered, ordered and paged by the server. */
export const Users = ({ relation, self, isOnlyUsers, invites }: UsersProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const table = useTable<ReadContact>({
    filterFields: FILTER_FIELDS,
    sortFields: SORT_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'Name', isDescending: false } },
    fixed: [{ field: 'Relation', operator: 'EX', value: relation.Description }],
    read: (query, signal) => readUsers(bco(), relation, query, signal),
  })
  return (
    <section aria-labelledby="users">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2.5">
        <h2 id="users" className="text-lg font-semibold tracking-[-0.01em]">
          {t(isOnlyUsers ? 'organisation.users' : 'shell.users')}
        </h2>
        {invites && <InviteUser relation={relation} />}
      </div>
      <ServerTable
        table={table}
        keptAs="users"
        caption={t('shell.users')}
        columns={userColumns(t, self)}
        rowKey={({ Id }) => Id}
        rowHref={({ Id }) => paths.user(Id)}
        filterFields={FILTER_FIELDS.map((field) => ({
          value: field,
          label: t(`organisation.column.${field}`),
        }))}
        failedTitle={t('organisation.usersFailed')}
        level={3}
        empty={
          <EmptyState level={3} title={t('organisation.empty.title')}>
            {t('organisation.empty.text')}
          </EmptyState>
        }
      />
    </section>
  )
}
