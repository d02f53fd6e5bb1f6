import { DELIVERIES, requestWizard } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { ChoiceField } from '../../../components/wizard/ChoiceField.tsx'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { AddressFields } from '../AddressFields.tsx'
import type { RequestStepProps } from '../look.ts'
import { deliveryLine } from '../words.ts'

/** Step that selects delivery to the invoice address or to another address. */
export const DeliveryAddress = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const answers = requestWizard.answers(useWizardSnapshot(wizard))
  return (
    <div className="grid gap-6">
      <ChoiceField
        wizard={wizard}
        field="delivery"
        legend={t('requestWizard.field.delivery')}
        cards={DELIVERIES.map((code) => ({
          value: code,
          title: t(`choice.delivery.${code}`),
          ...(code === 'SAME' && { help: deliveryLine({ ...answers, delivery: 'SAME' }) }),
        }))}
      />
      {answers.delivery === 'OTHER' && <AddressFields wizard={wizard} of="delivery" />}
    </div>
  )
}
