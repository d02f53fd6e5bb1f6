import { useI18n, useSystem } from '../../app/context.ts'
import { ListRows } from '../../components/lists/ListRows.tsx'
import { InviteUser } from '../../components/people/InviteUser.tsx'
import type { RelationName } from '../../components/people/wiring.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usersFor } from './list.tsx'
import { readUsers } from './readUsers.ts'

export interface UsersProps {
  /** Relation of the listed users, even if the viewer can see several relations. */
  relation: RelationName
  /** Id of the viewer's own contact. */
  self: string
  /** True if the screen itself has the title 'Users' (S6); the list then has no title. */
  isOnlyUsers: boolean
  /** True if the viewer can add users. Drivers cannot. */
  invites: boolean
}

/** Users of a relation, filtered, sorted and paged by the server. */
export const Users = ({ relation, self, isOnlyUsers, invites }: UsersProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  return (
    <section aria-labelledby="users" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2.5">
        <h2 id="users" className="text-lg font-semibold tracking-[-0.01em]">
          {t(isOnlyUsers ? 'organisation.users' : 'shell.users')}
        </h2>
        {invites && <InviteUser relation={relation} />}
      </div>
      <ListRows
        list={usersFor(self)}
        read={(query, signal) => readUsers(bco(), relation, query, signal)}
        fixed={[{ field: 'Relation', operator: 'EX', value: relation.Description }]}
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
