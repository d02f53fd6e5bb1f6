import { Network } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { organisationLabel } from '../../app/roles.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { useHasGroup } from '../../data/hasGroup.ts'
import { paths } from '../../data/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { RelationCard } from './RelationCard.tsx'
import { Users } from './Users.tsx'

/** The organisation and its users (S2). Drivers and private persons see it under the title 'Users' (S6). */
export const Organisation = () => {
  const { t } = useI18n()
  const userInfo = useUserInfo()
  const { Relation: relation, RelationContact: contact } = userInfo
  const title = organisationLabel(userInfo)
  const hasTree = useHasGroup()
  const isWide = useMediaQuery('(min-width: 48rem)')
  const details = <RelationCard key="details" id={relation.Id} />
  const users = (
    <Users
      key={`${relation.Id} ${contact.Id}`}
      relation={relation}
      self={contact.Id}
      isOnlyUsers={title === 'shell.users'}
      invites={userInfo.role.some((role) => role !== 'User')}
    />
  )
  return (
    <>
      <ScreenHeader
        title={t(title as 'shell.organisation')}
        context={relation.Description}
        actions={
          hasTree && (
            <LinkButton icon={Network} href={paths.relations()}>
              {t('organisation.relations')}
            </LinkButton>
          )
        }
      />
      <div className="grid gap-7">
        {/* On phones the users come first, because they are the purpose of the page and the details
            would push them out of view. */}
        {isWide ? [details, users] : [users, details]}
      </div>
    </>
  )
}
