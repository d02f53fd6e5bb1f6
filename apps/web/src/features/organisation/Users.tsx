import { FIRST_VIEW } from '@portal/machines'
import { listRelationContacts } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { ServerTable } from '../../components/TableView.tsx'
import { useTable } from '../../data/table.ts'
import type { ReadContact } from '../../services/readers/relations.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SORT_FIELDS, userColumns } from './columns.tsx'

const FILTER_FIELDS = ['Name', 'Email', 'Telephone'] as const satisfies readonly (keyof ReadContact)[]

export interface UsersProps {
  /** Name of the relation whose users are listed: whoever sees more relations sees those of this one here. */
  relation: string
  /** The contact of whoever looks. */
  self: string
  /** The screen itself is called 'Users' (S6): then it is not said a second time. */
  isOnlyUsers: boolean
}

/** The people of a relation: filtered, ordered and paged by the server. */
export const Users = ({ relation, self, isOnlyUsers }: UsersProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const table = useTable<ReadContact>({
    filterFields: FILTER_FIELDS,
    sortFields: SORT_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'Name', isDescending: false } },
    fixed: [{ field: 'Relation', operator: 'EX', value: relation }],
    read: (query, signal) =>
      bco().call(
        listRelationContacts,
        { query: { ...query, DataCategories: 'BASIC,STATE' } },
        { signal, shownBy: 'screen' },
      ),
  })
  return (
    <section aria-labelledby="users">
      <h2 id="users" className="mb-3 text-lg font-semibold tracking-[-0.01em]">
        {t(isOnlyUsers ? 'organisation.users' : 'shell.users')}
      </h2>
      <ServerTable
        table={table}
        caption={t('shell.users')}
        columns={userColumns(t, self)}
        rowKey={({ Id }) => Id}
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
