import { ACCOUNT_TYPES } from '@portal/schemas'
import type { RequestStepProps } from '../look.ts'
import { AccountPicture } from '../pictures/AccountPicture.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'

export const AccountType = ({ wizard }: RequestStepProps) => (
  <ChoiceStep
    wizard={wizard}
    field="accountType"
    codes={ACCOUNT_TYPES}
    picture={(type) => <AccountPicture type={type} />}
  />
)
