import { requestWizard } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { ReviewSection } from '../../../components/wizard/ReviewSection.tsx'
import { TextField } from '../../../components/wizard/TextField.tsx'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Card } from '../../../ui/Card.tsx'
import type { RequestStepProps } from '../look.ts'
import { answerLines, stepWords } from '../words.ts'

/** Step with the whole order, a button to change the answers of each step, and remarks. */
export const ReviewOrder = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const snapshot = useWizardSnapshot(wizard)
  const answers = requestWizard.answers(snapshot)
  return (
    <div className="grid gap-5">
      <Card padded={false}>
        {requestWizard.rail(snapshot).map(({ step }) => {
          if (step === 'reviewOrder') return null
          const lines = answerLines(t, step, answers)
          return (
            <ReviewSection key={step} wizard={wizard} step={step} title={stepWords(t, step).label}>
              {lines.length > 0 && lines.map((line) => <p key={line}>{line}</p>)}
            </ReviewSection>
          )
        })}
      </Card>
      <TextField
        wizard={wizard}
        field="remarks"
        isLong
        isOptional
        label={t('requestWizard.field.remarks')}
        hint={t('requestWizard.remarks.hint')}
      />
    </div>
  )
}
