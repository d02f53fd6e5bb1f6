import { INSTALLATION_TYPES } from '@portal/schemas'
import type { RequestStepProps } from '../look.ts'
import { PhasesPicture } from '../pictures/PhasesPicture.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'

export const InstallationType = ({ wizard }: RequestStepProps) => (
  <ChoiceStep
    wizard={wizard}
    field="installationType"
    codes={INSTALLATION_TYPES}
    picture={(type) => <PhasesPicture type={type} />}
  />
)
