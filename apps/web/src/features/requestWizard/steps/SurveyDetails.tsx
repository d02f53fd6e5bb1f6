import { useI18n } from '../../../app/context.ts'
import { TextField } from '../../../components/wizard/TextField.tsx'
import type { RequestStepProps } from '../look.ts'

export const SurveyDetails = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  return (
    <TextField wizard={wizard} field="surveyDetails" isLong label={t('requestWizard.field.surveyDetails')} />
  )
}
