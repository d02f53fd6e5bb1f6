import { genericCalls } from '@portal/schemas'
import { Pencil } from 'lucide-react'
import { useI18n, useSystem, useUserInfo } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { ContactFields } from '../../../components/people/ContactFields.tsx'
import { emailMistake, offeredRoles } from '../../../components/people/inviteRules.ts'
import { useTell } from '../../../data/notify.ts'
import { editedBody } from '../../../data/records.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadContact } from '../../../services/readers/relations.ts'

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
  // The server rejects changes to people whose details are masked, so there is no button for them.
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
      failed={t('network.contact.failed')}
    >
      {(fields) => <ContactFields fields={fields} roles={isFixed ? [] : roles} change={fields.change} />}
    </ActionDialog>
  )
}
