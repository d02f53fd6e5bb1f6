import { Eraser } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Button } from '../../../ui/Button.tsx'
import type { StepProps } from '../kind.ts'

/** Clears only the cards and the subscription types (S4). Hidden if there are none. */
export const ResetTokens = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const answers = wizard.select.answers(useWizardSnapshot(wizard))
  const { tokens = [], rfidTokens = [], tokensReimb = [], rfidTokensReimb = [] } = answers
  const ids = [answers.subscriptiontypeid, answers.reimbsubscriptiontypeid]
  const isThere =
    [...tokens, ...rfidTokens, ...tokensReimb, ...rfidTokensReimb].length > 0 ||
    ids.some((id) => id !== undefined)
  if (!isThere) return null
  return (
    <div>
      <Button
        className="-ml-4 max-w-full shrink whitespace-normal"
        icon={Eraser}
        variant="ghost"
        onClick={() => wizard.send({ type: 'RESET_TOKENS' })}
      >
        {t('install.resetTokens')}
      </Button>
    </div>
  )
}
