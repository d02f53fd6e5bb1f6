import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import { useI18n } from '../../app/context.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import type { ParentFieldProps } from '../people/ParentField.tsx'
import { isWrongEmail, useCreateRelation } from './wiring.ts'

export interface CreateRelationProps {
  parent?: { readonly Id: string; readonly Description: string }
  ParentField?: ComponentType<ParentFieldProps>
  path: (id: string) => string
}

const KINDS = ['1', '0'] as const

/** Button with a dialog for a new relation; refusals are shown at their field. */
export const CreateRelation = ({ parent, ParentField, path }: CreateRelationProps) => {
  const { t } = useI18n()
  const create = useCreateRelation(parent?.Id ?? '', path)
  return (
    <ActionDialog
      writing={create}
      version={undefined}
      variant="primary"
      icon={Plus}
      label={t(parent ? 'relations.create' : 'relations.createAny')}
      busyLabel={t('relations.create.busy')}
      failed={t('relations.create.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => {
        const text = (field: 'Description' | 'Email' | 'Telephone') => ({
          autoComplete: 'off',
          readOnly: isSending,
          value: draft[field],
          error: errorOf(field),
          onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
        })
        return (
          <>
            {parent && <p>{t('relations.create.below', { parent: parent.Description })}</p>}
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
              error={
                (isMissing && isWrongEmail(draft) && t('relations.create.wrongEmail')) || errorOf('Email')
              }
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
          </>
        )
      }}
    </ActionDialog>
  )
}
