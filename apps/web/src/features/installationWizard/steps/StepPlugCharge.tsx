import { PLUG_FEES } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { useContacts, useTariffs } from '../../../components/access/options.ts'
import { ChoiceField } from '../../../components/wizard/ChoiceField.tsx'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import type { StepProps } from '../kind.ts'
import { relationOf } from '../mapping.ts'
import { AmountField } from '../parts/AmountField.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SwitchField } from '../parts/SwitchField.tsx'

export const StepPlugCharge = ({ wizard }: StepProps) => {
  const { t, errorText } = useI18n()
  const answers = wizard.select.answers(useWizardSnapshot(wizard))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceField
        wizard={wizard}
        field="plugFee"
        legend={t('install.fee')}
        cards={PLUG_FEES.map((value) => ({
          value,
          title: t(`install.plug.${value}`),
          help: t(`install.plug.${value}.help`),
        }))}
      />
      <AmountField
        wizard={wizard}
        field="plugCustomfee"
        label={t('install.customfee')}
        hint={t('install.customfee.hint')}
        problems={{ invalid: t('install.customfee.wrong') }}
      />
      <SelectField
        wizard={wizard}
        field="plugTariff"
        label={t('install.tariff')}
        empty={t('install.none')}
        from={useTariffs()}
        isOptional
      />
      <SwitchField
        wizard={wizard}
        field="plugIsReimbursement"
        label={t('install.reimburse.plug')}
        hint={t('install.reimburse.plug.help')}
      />
      <SelectField
        wizard={wizard}
        field="plugReimburser"
        label={t('install.reimburser')}
        hint={t('install.reimbursement.help')}
        from={useContacts(relationOf(answers))}
        problems={{ required: errorText('REIMBREQRC') }}
      />
    </div>
  )
}
