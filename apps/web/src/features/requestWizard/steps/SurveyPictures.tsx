import { useI18n } from '../../../app/context.ts'
import { useAnswer } from '../../../components/wizard/fields.ts'
import { AttachFiles } from '../AttachFiles.tsx'
import type { RequestStepProps } from '../look.ts'

export const SurveyPictures = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const { error } = useAnswer(wizard, 'attachmentIds', { required: t('requestWizard.files.missing') })
  return <AttachFiles wizard={wizard} error={error} />
}
