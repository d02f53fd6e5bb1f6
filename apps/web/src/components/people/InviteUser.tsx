import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { UserPlus } from 'lucide-react'
import { useId } from 'react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { sendNow } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useRefusedField } from '../fieldErrors.ts'
import { SendButton } from '../SendButton.tsx'
import { WritingOutcome } from '../WritingOutcome.tsx'
import { emailMistake, offeredRoles } from './inviteRules.ts'
import { type Invitation, type RelationName, useInvite } from './wiring.ts'

export const InviteUser = ({ relation }: { relation: RelationName }) => {
  const { t } = useI18n()
  const form = useId()
  const { role: held } = useUserInfo()
  const invite = useInvite(relation)
  const viewState = useSelector(invite, selectWritingViewState)
  const draft = useSelector(invite, (snapshot) => selectDraft<Invitation>(snapshot))
  const isMissing = useSelector(invite, ({ context }) => context.isMissing)
  const refused = useRefusedField(invite)
  const isSending = viewState === 'sending'
  const mistake = emailMistake(draft.Email)
  const close = () => invite.send({ type: 'CLOSE' })
  const change = (part: Partial<Invitation>) => invite.send({ type: 'CHANGE', draft: { ...draft, ...part } })
  const errorOf = (field: keyof Invitation) => refused?.field === field && refused.text
  return (
    <>
      <Button icon={UserPlus} onClick={() => invite.send({ type: 'OPEN' })}>
        {t('people.invite')}
      </Button>
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('people.invite.title', { name: relation.Description })}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button disabled={isSending} onClick={close}>
              {t('common.cancel')}
            </Button>
            <SendButton
              writing={invite}
              form={form}
              label={t('people.invite.send')}
              busyLabel={t('common.sending')}
            />
          </>
        }
      >
        <p>{t('people.invite.text')}</p>
        <form
          id={form}
          noValidate
          className="mt-4 grid gap-4 text-ink"
          onSubmit={(event) => {
            event.preventDefault()
            invite.send(
              viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(undefined),
            )
          }}
        >
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
        </form>
        {!refused && <WritingOutcome writing={invite} failed={t('people.invite.failed')} />}
      </Dialog>
    </>
  )
}
