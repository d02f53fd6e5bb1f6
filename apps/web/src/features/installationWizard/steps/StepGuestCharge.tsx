import { CUSTOM_GUEST_FEE_PER_MONTH } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { useTariffs } from '../../../components/access/options.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { StepProps } from '../kind.ts'
import { AmountField } from '../parts/AmountField.tsx'
import { OneOf } from '../parts/OneOf.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SwitchField } from '../parts/SwitchField.tsx'

const MODES = ['guestIsFree', 'guestIsBlueCornerFee', 'guestIsCustomfee'] as const
const WORDS = {
  guestIsFree: 'install.guest.isFree',
  guestIsBlueCornerFee: 'install.guest.isBlueCornerFee',
  guestIsCustomfee: 'install.guest.isCustomfee',
} as const
const STARTS = ['ANY', 'QR', 'CARD'] as const

/** Guest fee: free, usual or custom (S8). A custom fee costs 4 euro per month (S9). */
export const StepGuestCharge = ({ wizard }: StepProps) => {
  const { t, formats } = useI18n()
  const { guestIsCustomfee } = wizard.select.answers(useWizardSnapshot(wizard))
  const price = formats.money(CUSTOM_GUEST_FEE_PER_MONTH)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OneOf
        wizard={wizard}
        legend={t('install.fee')}
        field="guestIsFree"
        cards={MODES.map((value) => ({
          value,
          title: t(WORDS[value]),
          help: t(`${WORDS[value]}.help`),
          ...(value === 'guestIsCustomfee' && { price: t('install.guest.more', { price }) }),
        }))}
      />
      {guestIsCustomfee && <Notice>{t('install.guest.note', { price })}</Notice>}
      <AmountField
        wizard={wizard}
        field="guestCustomfee"
        label={t('install.customfee')}
        hint={t('install.customfee.hint')}
        problems={{ invalid: t('install.customfee.wrong') }}
      />
      <SelectField
        wizard={wizard}
        field="guestTypeCharge"
        label={t('install.guest.type')}
        from={{
          options: STARTS.map((value) => ({ value, label: t(`install.guest.type.${value}`) })),
          error: undefined,
          retry: () => undefined,
        }}
        isOptional
      />
      <SelectField
        wizard={wizard}
        field="guestTariff"
        label={t('install.tariff')}
        empty={t('install.none')}
        from={useTariffs()}
        isOptional
      />
      <SwitchField
        wizard={wizard}
        field="guestIsReimburse"
        label={t('install.reimburse.guest')}
        hint={t('install.reimburse.guest.help')}
      />
    </div>
  )
}
