import type { WizardAnswers } from '@portal/machines'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import type { StepProps } from './look.ts'

export interface ReviewSectionProps<TStep extends string, TAnswers extends WizardAnswers>
  extends StepProps<TStep, TAnswers> {
  step: TStep
  title: string
  /** Answers as lines of text; empty for a step without answers. */
  children?: ReactNode
}

/** Answers of a step in the review, with a button to change them. */
export const ReviewSection = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
  step,
  title,
  children,
}: ReviewSectionProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  return (
    <section className="flex items-start justify-between gap-4 border-b border-line px-4.5 py-3.5 last:border-b-0">
      <div className="min-w-0">
        <h2 className="text-xs font-semibold text-ink-3">{title}</h2>
        <div className="mt-0.5 text-base wrap-anywhere">
          {children || <p className="text-err-ink">{t('wizard.missing')}</p>}
        </div>
      </div>
      <Button
        size="sm"
        aria-label={t('wizard.changeOf', { step: title })}
        onClick={() => wizard.send({ type: 'EDIT', step })}
      >
        {t('wizard.change')}
      </Button>
    </section>
  )
}
