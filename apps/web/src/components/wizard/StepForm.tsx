import type { WizardAnswers } from '@portal/machines'
import { type ComponentType, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { StepProps, WizardStepProps } from './look.ts'
import { StepFoot } from './StepFoot.tsx'
import { WrongFields } from './WrongFields.tsx'

export interface StepFormProps<TStep extends string, TAnswers extends WizardAnswers>
  extends WizardStepProps<TStep, TAnswers> {
  isStored: boolean
}

export const StepForm = <TStep extends string, TAnswers extends WizardAnswers>(
  props: StepFormProps<TStep, TAnswers>,
) => {
  const { wizard, wordsOf, views, fieldName, snapshot, isStored } = props
  const { t, errorText } = useI18n()
  const { select, send } = wizard
  const step = select.step(snapshot)
  const { title, help } = wordsOf(step)
  const View: ComponentType<StepProps<TStep, TAnswers>> = views[step]
  const rail = select.rail(snapshot)
  const isChecking = select.viewState(snapshot) === 'checking'
  const error = select.error(snapshot)
  const fell = select.fell(snapshot)
  const form = useRef<HTMLFormElement>(null)
  const isSubmit = rail.at(-1)?.step === step && select.isComplete(snapshot)
  return (
    <form
      ref={form}
      noValidate
      aria-busy={isChecking}
      className="wizard-form flex min-w-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: isSubmit ? 'SUBMIT' : 'NEXT' })
      }}
    >
      <p className="hidden text-xs text-ink-3 tabular-nums @min-[60rem]:block">
        {t('wizard.step', {
          step: rail.findIndex(({ isCurrent }) => isCurrent) + 1,
          count: rail.length,
        })}
      </p>
      <h1 key={step} tabIndex={-1} className="text-2xl font-bold tracking-[-0.025em]">
        {title}
      </h1>
      {help && <p className="mt-1 text-base text-pretty text-ink-2">{help}</p>}
      <div role="status" className="not-empty:mt-4">
        {fell.length > 0 && (
          <Notice live="off">
            {t('wizard.fell', { answers: [...new Set(fell.map(fieldName))].join(', ') })}
          </Notice>
        )}
      </div>
      {!isStored && (
        <div className="mt-4">
          <Notice kind="warning" title={t('wizard.notSaved.title')}>
            {t('wizard.notSaved')}
          </Notice>
        </div>
      )}
      <div role="alert" className="not-empty:mt-4">
        {error && (
          <Notice kind="warning" live="off">
            {errorText(error.code)}
          </Notice>
        )}
      </div>
      <WrongFields key={`wrong ${step}`} {...props} form={form} />
      <div className="mt-5 min-w-0">
        <View key={step} wizard={wizard} />
      </div>
      <StepFoot {...props} isSubmit={isSubmit} />
    </form>
  )
}
