import { TITLES } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { useAnswer } from '../../../components/wizard/fields.ts'
import { TextField } from '../../../components/wizard/TextField.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { RequestStepProps } from '../look.ts'

export const ContactDetails = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const title = useAnswer(wizard, 'contactTitle')
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Select
          name="contactTitle"
          label={t('requestWizard.field.contactTitle')}
          error={title.error}
          autoComplete="honorific-prefix"
          value={title.value ?? ''}
          options={[
            { value: '', label: '' },
            ...TITLES.map((code) => ({ value: code, label: t(`choice.contactTitle.${code}`) })),
          ]}
          onChange={({ target }) => title.answer(TITLES.find((code) => code === target.value))}
          onBlur={title.leave}
        />
        <TextField
          wizard={wizard}
          field="contactName"
          label={t('requestWizard.field.contactName')}
          problems={{ invalid: t('requestWizard.name.invalid') }}
          autoComplete="name"
        />
      </div>
      <TextField
        wizard={wizard}
        field="email"
        type="email"
        label={t('requestWizard.field.email')}
        problems={{ invalid: t('requestWizard.email.invalid') }}
        autoComplete="email"
      />
      <TextField
        wizard={wizard}
        field="phone"
        type="tel"
        label={t('requestWizard.field.phone')}
        hint={t('requestWizard.phone.hint')}
        problems={{ invalid: t('requestWizard.phone.invalid') }}
        autoComplete="tel"
      />
    </div>
  )
}
