import { offeredConnections, requestWizard } from '@portal/machines'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import type { RequestStepProps } from '../look.ts'
import { SpeedPicture } from '../pictures/SpeedPicture.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'

/** Step with the power connections that are available for the number of phases. */
export const ChargingSpeed = ({ wizard }: RequestStepProps) => {
  const answers = requestWizard.answers(useWizardSnapshot(wizard))
  return (
    <ChoiceStep
      wizard={wizard}
      field="powerConnection"
      codes={offeredConnections(answers)}
      picture={(type) => <SpeedPicture type={type} />}
    />
  )
}
