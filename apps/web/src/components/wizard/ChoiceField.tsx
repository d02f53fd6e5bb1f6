import type { WizardAnswers } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { type RadioCard, RadioCards } from '../../ui/RadioCards.tsx'
import { type ProblemWords, useAnswer } from './fields.ts'
import type { StepProps } from './look.ts'

export interface ChoiceFieldProps<
  TStep extends string,
  TAnswers extends WizardAnswers,
  F extends keyof TAnswers & string,
> extends StepProps<TStep, TAnswers> {
  field: F
  /** Name of the choice for screen readers; visible if `showLegend` is set. */
  legend: string
  showLegend?: boolean
  cards: readonly RadioCard<Extract<TAnswers[F], string>>[]
  problems?: ProblemWords
}

/** Radio group for an answer with a few codes. */
export const ChoiceField = <
  TStep extends string,
  TAnswers extends WizardAnswers,
  F extends keyof TAnswers & string,
>({
  wizard,
  field,
  legend,
  showLegend = false,
  cards,
  problems,
}: ChoiceFieldProps<TStep, TAnswers, F>) => {
  const { t } = useI18n()
  const { value, isVisible, error, answer, leave } = useAnswer(wizard, field, {
    required: t('wizard.problem.choose'),
    ...problems,
  })
  if (!isVisible) return null
  return (
    <RadioCards
      name={field}
      legend={legend}
      showLegend={showLegend}
      cards={cards}
      value={value as Extract<TAnswers[F], string> | undefined}
      error={error}
      onChange={answer}
      onBlur={leave}
    />
  )
}

/** Returns a function that formats a surcharge: 'Included', '+ €349.00'. */
export const usePriceWords = (): ((price: number | undefined) => string | undefined) => {
  const { t, formats } = useI18n()
  return (price) => {
    if (price === undefined) return undefined
    return price === 0 ? t('wizard.order.included') : t('wizard.order.more', { price: formats.money(price) })
  }
}
