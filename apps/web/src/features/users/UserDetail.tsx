import type { RecordFields } from '@portal/machines'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { organisationLabel } from '../../app/roles.ts'
import { ConvertContact } from '../../components/people/ConvertContact.tsx'
import { linkedName } from '../../components/records/linkedName.ts'
import { RecordDetail } from '../../components/records/RecordDetail.tsx'
import { useFlag } from '../../data/flag.ts'
import { usePathId } from '../../data/pathId.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RemoveUser } from './RemoveUser.tsx'
import { userScreen } from './userScreen.ts'

/** One user: who they are, what they may do, and their way out of the organisation. */
export const UserDetail = () => {
  const id = usePathId()
  // A visit to another user is another record with another form.
  return <User key={id} id={id} />
}

const User = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const userInfo = useUserInfo()
  const isSelf = userInfo.RelationContact.Id === id
  const isAdministrator = userInfo.role.some((role) => role !== 'User')
  const convertsPeople = useFlag('entity-manager') && userInfo.role.some((role) => CONVERTERS.includes(role))
  const screen = userScreen({ title: organisationLabel(userInfo), held: userInfo.role, isSelf })
  return (
    <RecordDetail
      screen={screen}
      places={{}}
      below={(record: RecordFields) =>
        isAdministrator && (
          <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:max-w-full max-sm:*:shrink max-sm:*:grow max-sm:*:whitespace-normal">
            {isSelf ? (
              <Notice live="off">{t('users.self')}</Notice>
            ) : (
              <>
                {convertsPeople && (
                  <ConvertContact
                    id={id}
                    name={String(record['Name'] ?? '')}
                    relation={linkedName(record['Relation'])}
                  />
                )}
                <RemoveUser record={record} />
              </>
            )}
          </div>
        )
      }
    />
  )
}

/** Who may make an organisation of a person (S7). */
const CONVERTERS: readonly string[] = ['EntityManager', 'Operator', 'SuperAdmin']
