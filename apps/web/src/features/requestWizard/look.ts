import type { RequestAnswers, RequestStep } from '@portal/machines'
import type { StepProps } from '../../components/wizard/look.ts'
import type { Wizard } from '../../data/wizard.ts'

export type RequestWizard = Wizard<RequestStep, RequestAnswers>
export type RequestStepProps = StepProps<RequestStep, RequestAnswers>
