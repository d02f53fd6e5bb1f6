import { useI18n } from '../../../app/context.ts'
import { useAnswer } from '../../../components/wizard/fields.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { CheckCards } from '../../../ui/CheckCards.tsx'
import type { StepProps } from '../kind.ts'
import { SwitchField } from '../parts/SwitchField.tsx'

const WAYS = ['isPlugCharge', 'isGuestCharge', 'isRFID'] as const

/**
 * Ways to charge: Plug & Charge, as a guest or by card. At least one is required. Only guest charging can appear on
 * the map.
 */
export const StepAccess = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const answers = wizard.select.answers(useWizardSnapshot(wizard))
  const { error } = useAnswer(wizard, 'isPlugCharge')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CheckCards
        legend={t('install.access')}
        cards={WAYS.map((name) => ({
          name,
          title: t(`install.access.${name}`),
          help: t(`install.access.${name}.help`),
          checked: answers[name] === true,
        }))}
        error={error}
        onChange={(name, checked) => wizard.send({ type: 'ANSWER', answers: { [name]: checked } })}
      />
      <SwitchField
        wizard={wizard}
        field="isPublishMap"
        label={t('install.access.isPublishMap')}
        hint={t('install.access.isPublishMap.help')}
      />
    </div>
  )
}
