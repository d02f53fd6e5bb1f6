import type { RequestAnswers } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'

export interface NextStepsProps {
  answers: RequestAnswers
  /** Delivery address of the cards, on one line. */
  address: string
}

export const NextSteps = (props: NextStepsProps) => {
  const { t } = useI18n()
  const steps = useSentences(props)
  return (
    <Card title={t('requestNext.title')}>
      <ol className="grid gap-3.5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 text-base">
            <span
              aria-hidden="true"
              className="inline-flex size-6 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink tabular-nums"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const useSentences = ({ answers, address }: NextStepsProps): readonly string[] => {
  const { t } = useI18n()
  switch (answers.kind) {
    case 'CHARGER':
      return [
        t(`requestNext.${answers.surveyType ?? 'ON_SITE'}.1`),
        t('requestNext.CHARGER.2'),
        t('requestNext.CHARGER.3'),
      ]
    case 'CARD':
      return [t('requestNext.CARD.1'), t('requestNext.CARD.2', { address }), t('requestNext.CARD.3')]
    default:
      return [t('requestNext.SUPPORT.1'), t(`requestNext.SUPPORT.${answers.contactBack ?? 'EMAIL'}`)]
  }
}
