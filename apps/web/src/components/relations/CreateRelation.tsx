import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { type ComponentType, useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { sendNow } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useRefusedField } from '../fieldErrors.ts'
import type { ParentFieldProps } from '../people/ParentField.tsx'
import { SendButton } from '../SendButton.tsx'
import { WritingOutcome } from '../WritingOutcome.tsx'
import { isWrongEmail, type NewRelation, useCreateRelation } from './wiring.ts'

export interface CreateRelationProps {
  parent?: { readonly Id: string; readonly Description: string }
  ParentField?: ComponentType<ParentFieldProps>
  path: (id: string) => string
}

const KINDS = ['1', '0'] as const

/** Form for a new relation; refusals are shown at their field. */
export const CreateRelation = ({ parent, ParentField, path }: CreateRelationProps) => {
  const { t } = useI18n()
  const form = useId()
  const create = useCreateRelation(parent?.Id ?? '', path)
  const viewState = useSelector(create, selectWritingViewState)
  const draft = useSelector(create, (snapshot) => selectDraft<NewRelation>(snapshot))
  const isMissing = useSelector(create, ({ context }) => context.isMissing)
  const refused = useRefusedField(create)
  const isSending = viewState === 'sending'
  const label = t(parent ? 'relations.create' : 'relations.createAny')
  const close = () => create.send({ type: 'CLOSE' })
  const change = (part: Partial<NewRelation>) => create.send({ type: 'CHANGE', draft: { ...draft, ...part } })
  const errorOf = (field: keyof NewRelation) => refused?.field === field && refused.text
  const text = (field: 'Description' | 'Email' | 'Telephone') => ({
    autoComplete: 'off',
    readOnly: isSending,
    value: draft[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  return (
    <>
      <Button variant="primary" icon={Plus} onClick={() => create.send({ type: 'OPEN' })}>
        {label}
      </Button>
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={label}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button disabled={isSending} onClick={close}>
              {t('common.cancel')}
            </Button>
            <SendButton writing={create} form={form} label={label} busyLabel={t('relations.create.busy')} />
          </>
        }
      >
        {parent && <p>{t('relations.create.below', { parent: parent.Description })}</p>}
        <form
          id={form}
          noValidate
          className="mt-4 grid gap-4 text-ink"
          onSubmit={(event) => {
            event.preventDefault()
            create.send(
              viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(undefined),
            )
          }}
        >
          <TextInput
            {...text('Description')}
            label={t('record.relation.Description')}
            required
            error={
              (isMissing && draft.Description.trim() === '' && t('common.enterName')) ||
              errorOf('Description')
            }
          />
          <Select
            label={t('record.relation.IsCompany')}
            disabled={isSending}
            value={draft.IsCompany}
            options={KINDS.map((value) => ({ value, label: t(`record.relation.IsCompany.${value}`) }))}
            onChange={({ target }) => change({ IsCompany: target.value === '1' ? '1' : '0' })}
          />
          <TextInput
            {...text('Email')}
            type="email"
            label={t('record.relation.Email')}
            error={(isMissing && isWrongEmail(draft) && t('relations.create.wrongEmail')) || errorOf('Email')}
            optional={t('common.optional')}
          />
          <TextInput
            {...text('Telephone')}
            type="tel"
            label={t('record.relation.Telephone')}
            optional={t('common.optional')}
          />
          {ParentField ? (
            <ParentField
              value={draft.ParentRelation}
              valueLabel={draft.ParentName}
              readOnly={isSending}
              error={errorOf('ParentRelation')}
              onChoose={(ParentRelation, ParentName) => change({ ParentRelation, ParentName })}
            />
          ) : (
            errorOf('ParentRelation') && (
              <p role="alert" className="text-err-ink">
                {errorOf('ParentRelation')}
              </p>
            )
          )}
        </form>
        {!refused && <WritingOutcome writing={create} failed={t('relations.create.failed')} />}
      </Dialog>
    </>
  )
}
