import {
  isUnanswered,
  type ProtectedAccessRef,
  type RecordFields,
  selectAccessViewState,
  selectPerson,
} from '@portal/machines'
import { SECOND_MS } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '../../../app/context.ts'
import { useNow } from '../../../data/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useProtectedAccess } from './wiring.ts'

const REASON_MAX_LENGTH = 255

/** A protected person, masked until the user gives a reason, and masked again after two minutes. */
export const PersonPanel = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const access = useProtectedAccess(String(record['Id']))
  const viewState = useSelector(access, selectAccessViewState)
  return (
    <Card title={t('admin.person.title')} className="mb-4">
      <div role="status" className="not-empty:mb-3">
        {viewState === 'expired' && <Notice kind="info" live="off" title={t('admin.person.expired')} />}
      </div>
      {viewState === 'revealed' ? (
        <PersonDetails access={access} />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-2">{t('admin.person.text')}</p>
          <Button variant="primary" icon={Eye} onClick={() => access.send({ type: 'REVEAL' })}>
            {t('admin.person.ask')}
          </Button>
        </>
      )}
      <Question access={access} name={String(record['Description'] ?? '')} />
    </Card>
  )
}

const PersonDetails = ({ access }: { access: ProtectedAccessRef }) => {
  const { t, formats, textOf } = useI18n()
  const person = useSelector(access, selectPerson)
  if (!person) return null
  const { name, email, telephone, role, lastLogin } = person
  return (
    <>
      <div className="-mx-4.5" data-testid="protected-person">
        <DescriptionList>
          <KeyValue name={t('admin.person.name')}>{name}</KeyValue>
          <KeyValue name={t('record.Email')}>{email}</KeyValue>
          <KeyValue name={t('record.Telephone')}>{telephone || '–'}</KeyValue>
          <KeyValue name={t('admin.person.role')}>
            {textOf(`record.relationcontact.Role.${role}`) ?? (role || '–')}
          </KeyValue>
          <KeyValue name={t('admin.person.lastLogin')}>
            {lastLogin === undefined ? '–' : formats.dateTime(lastLogin)}
          </KeyValue>
        </DescriptionList>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <TimeLeft access={access} />
        <Button icon={EyeOff} onClick={() => access.send({ type: 'HIDE' })}>
          {t('admin.person.hide')}
        </Button>
      </div>
    </>
  )
}

/** Remaining time, updated every second. Screen readers announce only the end. */
const TimeLeft = ({ access }: { access: ProtectedAccessRef }) => {
  const { t } = useI18n()
  const until = useSelector(access, ({ context }) => context.until)
  const left = Math.max(0, Math.ceil((until - useNow()) / SECOND_MS))
  return <p className="text-sm text-ink-2 tabular-nums">{t('admin.person.left', { count: left })}</p>
}

const Question = ({ access, name }: { access: ProtectedAccessRef; name: string }) => {
  const { t, errorText } = useI18n()
  const form = useId()
  const viewState = useSelector(access, selectAccessViewState)
  const reason = useSelector(access, ({ context }) => context.reason)
  const isMissing = useSelector(access, ({ context }) => context.isMissing)
  const error = useSelector(access, ({ context }) => context.error)
  const close = () => access.send({ type: 'CLOSE' })
  return (
    <Dialog
      open={
        viewState === 'prompting' ||
        viewState === 'opening' ||
        viewState === 'refused' ||
        viewState === 'failed'
      }
      onClose={close}
      title={t('admin.person.ask')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={viewState === 'opening'} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={viewState === 'opening'}
            disabled={viewState === 'refused'}
          >
            {t(viewState === 'failed' ? 'faces.retry' : 'admin.person.show')}
          </Button>
        </>
      }
    >
      <p>{t('admin.person.question', { name })}</p>
      <form
        id={form}
        noValidate
        className="mt-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault()
          access.send(
            viewState === 'failed' ? { type: 'RETRY' } : { type: 'SEND', intent: crypto.randomUUID() },
          )
        }}
      >
        <TextArea
          label={t('admin.person.reason')}
          hint={t('admin.person.reason.hint')}
          error={isMissing && t('admin.reason.missing')}
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          readOnly={viewState === 'opening'}
          value={reason}
          onChange={({ target }) => access.send({ type: 'CHANGE', reason: target.value })}
        />
      </form>
      <div role="alert" className="not-empty:mt-4">
        {error && (
          <Notice kind="error" live="off" title={t('admin.person.failed')}>
            <p className="font-regular">{errorText(error.code)}</p>
            {isUnanswered(error) && <p className="font-regular">{t('writing.unanswered')}</p>}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
