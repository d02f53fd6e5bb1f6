import { UserPlus } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { ContactFields } from './ContactFields.tsx'
import { offeredRoles } from './inviteRules.ts'
import { type RelationName, useInvite } from './wiring.ts'

export const InviteUser = ({ relation }: { relation: RelationName }) => {
  const { t } = useI18n()
  const { role: held } = useUserInfo()
  const invite = useInvite(relation)
  return (
    <ActionDialog
      writing={invite}
      version={undefined}
      icon={UserPlus}
      opener={t('people.invite')}
      label={t('people.invite.send')}
      title={t('people.invite.title', { name: relation.Description })}
      busyLabel={t('common.sending')}
      failed={t('people.invite.failed')}
    >
      {(fields) => (
        <>
          <p>{t('people.invite.text')}</p>
          <ContactFields fields={fields} roles={offeredRoles(held)} change={fields.change} />
        </>
      )}
    </ActionDialog>
  )
}
