import { UserPlus } from 'lucide-react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { emailMistake, offeredRoles } from './inviteRules.ts'
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
      {({ draft, change, isSending, isMissing, errorOf }) => {
        const mistake = emailMistake(draft.Email)
        return (
          <>
            <p>{t('people.invite.text')}</p>
            <TextInput
              label={t('record.relationcontact.Name')}
              autoComplete="off"
              required
              maxLength={100}
              readOnly={isSending}
              value={draft.Name}
              error={(isMissing && draft.Name.trim() === '' && t('common.enterName')) || errorOf('Name')}
              onChange={({ target }) => change({ Name: target.value })}
            />
            <TextInput
              type="email"
              label={t('record.relationcontact.Email')}
              autoComplete="off"
              required
              readOnly={isSending}
              value={draft.Email}
              error={(isMissing && mistake && t(`people.email.${mistake}`)) || errorOf('Email')}
              onChange={({ target }) => change({ Email: target.value })}
            />
            <TextInput
              type="tel"
              label={t('record.relationcontact.Telephone')}
              autoComplete="off"
              optional={t('common.optional')}
              readOnly={isSending}
              value={draft.Telephone}
              error={errorOf('Telephone')}
              onChange={({ target }) => change({ Telephone: target.value })}
            />
            <Select
              label={t('record.relationcontact.Role')}
              disabled={isSending}
              value={draft.Role}
              error={errorOf('Role')}
              options={offeredRoles(held).map((role) => ({
                value: role,
                label: t(`record.relationcontact.Role.${role}`),
              }))}
              onChange={({ target }) => {
                const role = offeredRoles(held).find((one) => one === target.value)
                if (role) change({ Role: role })
              }}
            />
          </>
        )
      }}
    </ActionDialog>
  )
}
