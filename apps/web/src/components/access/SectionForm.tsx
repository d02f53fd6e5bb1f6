import {
  mayPass,
  type RecordEditRef,
  type RecordFields,
  selectFieldChanges,
  selectIsDirty,
  selectIsRecordWrong,
  selectIsSaving,
  selectMayRetrySave,
  selectSaveError,
} from '@portal/machines'
import { CUSTOM_GUEST_FEE_PER_MONTH } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { formKeys } from '../../data/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useSupportDetails } from '../supportDetails.ts'
import { AccessField } from './AccessField.tsx'
import { type AccessSection, refusedField } from './sections.ts'
import type { FieldSpecs } from './specs.ts'

export interface SectionFormProps {
  section: AccessSection
  edit: RecordEditRef
  specs: FieldSpecs
  /** Form values, including unsaved changes. */
  fields: RecordFields
}

/** Reset together, because the list depends on the group. */
const GROUP_AND_LIST: readonly string[] = ['WhitelistGroup', 'whitelistTokenGroup']

/** Focuses the first field when the form opens, and the invalid field after validation or a refusal. */
const useFocus = (field: string | undefined, isWrong: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const within = field === undefined ? '' : `[data-field="${field}"] `
    form.current?.querySelector<HTMLElement>(`${within}input, ${within}select`)?.focus()
  }, [field])
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isWrong])
  return form
}

/** Form of a section. A changed field shows its previous value. */
export const SectionForm = ({ section, edit, specs, fields }: SectionFormProps) => {
  const { t, errorText, formats } = useI18n()
  const isSaving = useSelector(edit, selectIsSaving)
  const mayRetry = useSelector(edit, selectMayRetrySave)
  const isDirty = useSelector(edit, selectIsDirty)
  const error = useSelector(edit, selectSaveError)
  const snapshot = useSelector(edit, (all) => all)
  const names = section.fieldsFor(fields)
  const changes = selectFieldChanges(snapshot).filter(({ field }) => names.includes(field))
  const wrong = error && !mayPass(error) ? refusedField(section, error, names) : undefined
  const form = useFocus(wrong, useSelector(edit, selectIsRecordWrong))
  const change = (field: string, value: unknown) => {
    edit.send({ type: 'CHANGE', field, value })
    // The list depends on the group, so a change of the group clears the list.
    if (field === 'WhitelistGroup') edit.send({ type: 'CHANGE', field: 'whitelistTokenGroup', value: '' })
  }
  const undo = (name: string) => {
    for (const field of GROUP_AND_LIST.includes(name) ? GROUP_AND_LIST : [name])
      edit.send({ type: 'CHANGE', field, value: snapshot.context.record?.[field] })
  }
  const reason = (field: string): string | undefined => {
    if (!error || field !== wrong) return undefined
    return field === 'customfee' ? t('install.customfee.wrong') : errorText(error.code)
  }
  const save = () => edit.send({ type: mayRetry ? 'RETRY' : 'SAVE' })
  const cancel = () => edit.send({ type: 'CANCEL' })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcuts for its own buttons
    <form
      ref={form}
      noValidate
      aria-busy={isSaving}
      onKeyDown={formKeys(save, cancel)}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <fieldset disabled={isSaving} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {names.map((name) => {
          const spec = specs[name]
          const changed = changes.find(({ field }) => field === name)
          return (
            spec && (
              <AccessField
                key={name}
                name={name}
                spec={spec}
                value={fields[name]}
                before={changed?.before}
                isChanged={changed !== undefined}
                error={reason(name)}
                onChange={(value) => change(name, value)}
                onUndo={() => undo(name)}
              />
            )
          )
        })}
      </fieldset>
      <div role="status" className="not-empty:mt-4">
        {section.name === 'guest' && fields['mode'] === 'own' && (
          <Notice live="off">
            {t('install.guest.note', { price: formats.money(CUSTOM_GUEST_FEE_PER_MONTH) })}
          </Notice>
        )}
      </div>
      <div role="alert" className="not-empty:mt-4">
        {error && wrong === undefined && <NotSaved failure={error} />}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5 max-sm:*:grow">
        <Button onClick={cancel} disabled={isSaving}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isSaving} disabled={!isDirty}>
          <SaveLabel isSaving={isSaving} mayRetry={mayRetry} count={changes.length} />
        </Button>
      </div>
    </form>
  )
}

interface SaveLabelProps {
  isSaving: boolean
  mayRetry: boolean
  count: number
}

const SaveLabel = ({ isSaving, mayRetry, count }: SaveLabelProps): ReactNode => {
  const { t } = useI18n()
  if (isSaving) return t('common.saving')
  if (mayRetry) return t('faces.retry')
  return count === 0 ? t('common.save') : t('chargerAccess.save', { count })
}

/** Shows why saving failed, and whether the write may still have succeeded. */
export const NotSaved = ({ failure }: { failure: { readonly code: string; readonly message?: string } }) => {
  const { t, errorText } = useI18n()
  const details = useSupportDetails(failure)
  const isUnknown = failure.code === 'FAILEDTOLOAD'
  return (
    <Notice kind="error" live="off" title={t(isUnknown ? 'chargerAccess.unknown' : 'chargerAccess.notSaved')}>
      <p className="font-regular">{errorText(failure.code)}</p>
      {isUnknown && <p className="font-regular">{t('chargerAccess.unknown.text')}</p>}
      <div className="mt-1">
        <SupportDetails {...details} />
      </div>
    </Notice>
  )
}
