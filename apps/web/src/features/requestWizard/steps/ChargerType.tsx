import { CHARGER_TYPES } from '@portal/schemas'
import type { RequestStepProps } from '../look.ts'
import { ChargerPicture } from '../pictures/ChargerPicture.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'

export const ChargerType = ({ wizard }: RequestStepProps) => (
  <ChoiceStep
    wizard={wizard}
    field="chargerType"
    codes={CHARGER_TYPES}
    picture={(type) => <ChargerPicture type={type} />}
  />
)
