import type { Role } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { ActionFields } from '../ActionDialog.tsx'
import { emailMistake } from './inviteRules.ts'

interface ContactDraft {
  readonly Name: string
  readonly Email: string
  readonly Telephone: string
  readonly Role: string
}

export interface ContactFieldsProps<TDraft extends ContactDraft> {
  fields: ActionFields<TDraft>
  /** Roles to choose from; empty if the role cannot change. */
  roles: readonly Role[]
  change: (part: Partial<Omit<ContactDraft, 'Role'>> & { readonly Role?: Role }) => void
}

/** Name, email address, telephone number and role of a contact. */
export const ContactFields = <TDraft extends ContactDraft>({
  fields: { draft, isSending, isMissing, errorOf },
  roles,
  change,
}: ContactFieldsProps<TDraft>) => {
  const { t } = useI18n()
  const mistake = isMissing ? emailMistake(draft.Email) : undefined
  return (
    <>
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
        error={(mistake && t(`people.email.${mistake}`)) || errorOf('Email')}
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
      {roles.length > 0 && (
        <Select
          label={t('record.relationcontact.Role')}
          disabled={isSending}
          value={draft.Role}
          error={errorOf('Role')}
          options={roles.map((role) => ({ value: role, label: t(`record.relationcontact.Role.${role}`) }))}
          onChange={({ target }) => {
            const role = roles.find((one) => one === target.value)
            if (role) change({ Role: role })
          }}
        />
      )}
    </>
  )
}
