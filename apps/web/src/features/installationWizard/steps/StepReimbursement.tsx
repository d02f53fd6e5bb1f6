import { useI18n } from '../../../app/context.ts'
import { useContacts, useSubscriptionTypes } from '../../../components/access/options.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import type { StepProps } from '../kind.ts'
import { relationOf } from '../mapping.ts'
import { CardPicker } from '../parts/CardPicker.tsx'
import { PrintedNumbers } from '../parts/PrintedNumbers.tsx'
import { ResetTokens } from '../parts/ResetTokens.tsx'
import { SelectField } from '../parts/SelectField.tsx'

export const StepReimbursement = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const relationId = relationOf(wizard.select.answers(useWizardSnapshot(wizard)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SelectField
        wizard={wizard}
        field="reimburserId"
        label={t('install.reimburser')}
        from={useContacts(relationId)}
      />
      <SelectField
        wizard={wizard}
        field="reimbsubscriptiontypeid"
        label={t('install.subscription')}
        from={useSubscriptionTypes(relationId)}
      />
      <CardPicker
        wizard={wizard}
        field="tokensReimb"
        legend={t('install.tokensReimb')}
        relationId={relationId}
      />
      <PrintedNumbers wizard={wizard} field="rfidTokensReimb" label={t('install.printedReimb')} />
      <ResetTokens wizard={wizard} />
    </div>
  )
}
