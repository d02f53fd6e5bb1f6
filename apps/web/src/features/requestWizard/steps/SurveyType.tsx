import { SURVEY_TYPES } from '@portal/schemas'
import type { RequestStepProps } from '../look.ts'
import { SurveyPicture } from '../pictures/SurveyPicture.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'

export const SurveyType = ({ wizard }: RequestStepProps) => (
  <ChoiceStep
    wizard={wizard}
    field="surveyType"
    codes={SURVEY_TYPES}
    picture={(type) => <SurveyPicture type={type} />}
  />
)
