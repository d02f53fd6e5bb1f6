import { Pencil } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { profileLabel } from '../../app/roles.ts'
import { paths } from '../../data/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Details of the signed-in user, without missing values. */
export const PersonCard = () => {
  const { t } = useI18n()
  const { RelationContact: contact, Relation: relation, role } = useUserInfo()
  const town = [contact.PostalCode, contact.City].filter(Boolean).join(' ')
  const address = [contact.Street, town].filter(Boolean).join(', ')
  return (
    <Card title={t('profile.details')} padded={false}>
      <div className="flex flex-wrap items-center gap-3.5 px-4.5 pt-1 pb-4">
        <Avatar name={contact.Name} />
        <div className="min-w-0 grow basis-40">
          <p className="text-lg font-semibold">{contact.Name}</p>
          <p className="text-sm text-ink-2">{t(profileLabel(role) as 'shell.role.User')}</p>
        </div>
        <LinkButton icon={Pencil} href={paths.user(contact.Id)}>
          {t('profile.edit')}
        </LinkButton>
      </div>
      <div className="border-t border-line">
        <DescriptionList>
          <KeyValue name={t('profile.email')}>
            <span className="break-all">{contact.Email}</span>
          </KeyValue>
          {contact.Telephone && <KeyValue name={t('profile.telephone')}>{contact.Telephone}</KeyValue>}
          {address && <KeyValue name={t('profile.address')}>{address}</KeyValue>}
          {relation.IsCompany > 0 && (
            <KeyValue name={t('profile.organisation')}>{relation.Description}</KeyValue>
          )}
        </DescriptionList>
      </div>
    </Card>
  )
}
