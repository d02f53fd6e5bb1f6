import { useSpeech, useUserInfo } from '../../portal/context.ts'
import { organisationLabel } from '../../portal/roles.ts'
import { ScreenHeader } from '../../portal/ScreenHeader.tsx'
import { RelationCard } from './RelationCard.tsx'
import { Users } from './Users.tsx'

/** The organisation and its users (S2); whoever has no organisation sees the users only by name (S6). */
export const Organisation = () => {
  const { t } = useSpeech()
  const userInfo = useUserInfo()
  const { Relation: relation, RelationContact: contact } = userInfo
  return (
    <>
      <ScreenHeader
        title={t(organisationLabel(userInfo) as 'shell.organisation')}
        context={relation.Description}
      />
      <div className="grid gap-7">
        <RelationCard id={relation.Id} />
        <Users key={`${relation.Id} ${contact.Id}`} relation={relation.Description} self={contact.Id} />
      </div>
    </>
  )
}
