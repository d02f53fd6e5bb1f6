import { DYNAMIC_TYPES } from '@portal/schemas'
import type { RequestStepProps } from '../look.ts'
import { BalancingPicture } from '../pictures/BalancingPicture.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'

export const DynamicType = ({ wizard }: RequestStepProps) => (
  <ChoiceStep
    wizard={wizard}
    field="dynamicType"
    codes={DYNAMIC_TYPES}
    picture={(type) => <BalancingPicture type={type} />}
  />
)
