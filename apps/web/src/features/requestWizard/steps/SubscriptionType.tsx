import { offeredSubscriptions, requestWizard } from '@portal/machines'
import { CARD_ORDER_MAX } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { ChoiceField } from '../../../components/wizard/ChoiceField.tsx'
import { useAnswer } from '../../../components/wizard/fields.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import type { RequestStepProps } from '../look.ts'
import { useMonthlyFees } from '../useMonthlyFees.ts'
import { fieldWords, perCardWords } from '../words.ts'

/** Step for the subscription type (S9) and, for a card order, the number of cards. */
export const SubscriptionType = ({ wizard }: RequestStepProps) => {
  const { t, errorText } = useI18n()
  const answers = requestWizard.answers(useWizardSnapshot(wizard))
  const { feeOf, failure, retry } = useMonthlyFees(true)
  return (
    <div className="grid gap-6">
      <ChoiceField
        wizard={wizard}
        field="subscriptionType"
        legend={fieldWords(t, 'subscriptionType')}
        cards={offeredSubscriptions(answers).map((code) => ({
          value: code,
          title: t(`choice.subscriptionType.${code}`),
          help: t(`requestWizard.help.subscriptionType.${code}`),
          price: feeOf(code),
        }))}
      />
      {/* Report the failure, because a subscription without a visible fee would look free. */}
      {failure && (
        <Notice
          kind="error"
          title={t('requestWizard.feesFailed')}
          actions={<Button onClick={retry}>{t('faces.retry')}</Button>}
        >
          {errorText(failure.code)}
        </Notice>
      )}
      <Quantity wizard={wizard} />
    </div>
  )
}

const Quantity = ({ wizard }: RequestStepProps) => {
  const { t, formats } = useI18n()
  const most = formats.count(CARD_ORDER_MAX)
  const { value, isVisible, error, answer, leave } = useAnswer(wizard, 'quantity', {
    invalid: t('requestWizard.quantity.invalid', { most }),
  })
  if (!isVisible) return null
  return (
    <div className="max-w-72">
      <NumberInput
        name="quantity"
        inputMode="numeric"
        label={t('requestWizard.field.quantity')}
        hint={`${t('requestWizard.quantity.hint', { most })} · ${perCardWords(t, formats)}`}
        error={error}
        autoComplete="off"
        unreadable={t('writing.number')}
        value={value}
        onNumber={answer}
        onBlur={leave}
      />
    </div>
  )
}
