import { MOUNTING_TYPES } from '@portal/schemas'
import type { RequestStepProps } from '../look.ts'
import { MountingPicture } from '../pictures/MountingPicture.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'

export const MountingType = ({ wizard }: RequestStepProps) => (
  <ChoiceStep
    wizard={wizard}
    field="mountingType"
    codes={MOUNTING_TYPES}
    picture={(type) => <MountingPicture type={type} />}
  />
)
