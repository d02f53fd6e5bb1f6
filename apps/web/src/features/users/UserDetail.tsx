import type { RecordFields } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { organisationLabel } from '../../app/roles.ts'
import { ConvertContact } from '../../components/people/ConvertContact.tsx'
import { linkedName } from '../../components/records/fieldValue.ts'
import { RecordDetail } from '../../components/records/RecordDetail.tsx'
import { ChargersOfPerson } from '../../components/relations/Belongings.tsx'
import { ViewAsButton } from '../../components/ViewAsButton.tsx'
import { useFlag } from '../../data/flag.ts'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RemoveUser } from './RemoveUser.tsx'
import { userScreen } from './userScreen.ts'

export const UserDetail = () => {
  const id = usePathId()
  // Remount for another user, because the form belongs to one record.
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
      below={(record: RecordFields) => {
        const relation = relationOf(record['Relation'])
        return (
          isAdministrator && (
            <>
              <ChargersOfPerson id={id} path={paths.charger} />
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
                    {relation && <ViewAsButton relation={relation} />}
                    <RemoveUser record={record} />
                  </>
                )}
              </div>
            </>
          )
        )
      }}
    />
  )
}

/** Returns the user's relation, to view the portal as that relation; undefined if it is unreadable. */
const relationOf = (link: unknown): RelationEntry | undefined => {
  const { Id, Description, IsCompany } = (link ?? {}) as Partial<RelationEntry>
  return typeof Id === 'string' && typeof Description === 'string'
    ? { Id, Description, IsCompany: IsCompany === 1 ? 1 : 0 }
    : undefined
}

/** Roles that can convert a user into an organisation (S7). */
const CONVERTERS: readonly string[] = ['EntityManager', 'Operator', 'SuperAdmin']
