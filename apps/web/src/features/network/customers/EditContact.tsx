import { genericCalls } from '@portal/schemas'
import { Pencil } from 'lucide-react'
import { useI18n, useSystem, useUserInfo } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { emailMistake, offeredRoles } from '../../../components/people/inviteRules.ts'
import { useTell } from '../../../data/notify.ts'
import { editedBody } from '../../../data/records.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadContact } from '../../../services/readers/relations.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

const { createupdate } = genericCalls('relationcontact', 'RelationContact')

interface Draft {
  readonly Name: string
  readonly Email: string
  readonly Telephone: string
  readonly Role: string
}

const draftOf = ({ Name, Email, Telephone, Role }: ReadContact): Draft => ({
  Name,
  Email,
  Telephone: Telephone ?? '',
  Role: Role ?? '',
})

/** Returns only the changed fields, because the contact may have a role that the editor may not assign. */
const changesOf = (before: Draft, after: Draft): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, value]: [string, string]) => [field, value.trim()] as const)
      .filter(([field, value]) => value !== before[field as keyof Draft])
      .map(([field, value]) => [field, value === '' ? undefined : value]),
  )

export const EditContact = ({ contact }: { contact: ReadContact }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { role: held, RelationContact: me } = useUserInfo()
  const tell = useTell()
  const { Id, Version = 0, Name, IsProtected } = contact
  const first = draftOf(contact)
  const writing = useWriting<Draft>({
    draftKey: `contact ${Id} ${Version}`,
    draft: first,
    isOpen: false,
    isReady: (draft) => draft.Name.trim() !== '' && emailMistake(draft.Email) === undefined,
    write: async ({ draft, version }, options) => {
      const body = editedBody(Id, { Version: version }, changesOf(first, draft))
      await bco().call(createupdate, { query: {}, body }, options)
      tell(t('network.contact.saved', { name: draft.Name.trim() }))
    },
  })
  // The server rejects changes to people whose details are masked.
  if (IsProtected) return null
  const roles = offeredRoles(held)
  const isFixed = me.Id === Id || !roles.some((role) => role === first.Role)
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      size="sm"
      icon={Pencil}
      label={t('network.contact.edit')}
      opener={
        <>
          {t('common.edit')}
          <span className="sr-only"> {Name}</span>
        </>
      }
      busyLabel={t('common.saving')}
      failed={t('network.contact.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => {
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
            {!isFixed && (
              <Select
                label={t('record.relationcontact.Role')}
                disabled={isSending}
                value={draft.Role}
                error={errorOf('Role')}
                options={roles.map((value) => ({
                  value,
                  label: t(`record.relationcontact.Role.${value}`),
                }))}
                onChange={({ target }) => change({ Role: target.value })}
              />
            )}
          </>
        )
      }}
    </ActionDialog>
  )
}
