import type { WizardAnswers, WrongAnswers } from '@portal/machines'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { WizardStepProps } from './look.ts'

export interface WrongFieldsProps<TStep extends string, TAnswers extends WizardAnswers>
  extends Pick<WizardStepProps<TStep, TAnswers>, 'wizard' | 'snapshot' | 'fieldName'> {
  form: RefObject<HTMLFormElement | null>
}

const focusOn = (form: HTMLFormElement | null, field: string | undefined) =>
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

/**
 * Error summary of an incomplete step, with links to the invalid fields; takes the focus. A single error is shown at
 * its field, which takes the focus instead.
 */
export const WrongFields = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard: { actor, select },
  snapshot,
  fieldName,
  form,
}: WrongFieldsProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  const [refusal, setRefusal] = useState<WrongAnswers>()
  const box = useRef<HTMLDivElement>(null)
  const hasMany = refusal !== undefined && refusal.fields.length > 1
  useEffect(() => {
    const listening = actor.on('WRONG_FIELDS', setRefusal)
    return () => listening.unsubscribe()
  }, [actor])
  useEffect(() => {
    if (refusal === undefined) return
    const [first, ...others] = refusal.fields
    if (others.length > 0) box.current?.focus()
    else focusOn(form.current, first)
  }, [refusal, form])
  const wrong = hasMany ? select.fields(snapshot).filter((field) => select.problem(snapshot, field)) : []
  // Fields with the same name share one line, which links to the first of them.
  const lines = new Map(wrong.toReversed().map((field) => [fieldName(field), field]))
  if (lines.size === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, but this group contains links to fields
    <div ref={box} role="group" tabIndex={-1} aria-label={t('wizard.wrong')} className="mt-4">
      <Notice kind="error" live="off" title={t('wizard.wrong')}>
        <ul className="mt-1">
          {[...lines].toReversed().map(([name, field]) => (
            <li key={name}>
              <button
                type="button"
                className="min-h-6 rounded-xs text-left underline underline-offset-2 pointer-coarse:min-h-11"
                onClick={() => focusOn(form.current, field)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
