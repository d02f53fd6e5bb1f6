import { requestWizard, vatVerdictOf } from '@portal/machines'
import { Check } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { TextField } from '../../../components/wizard/TextField.tsx'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import type { RequestStepProps } from '../look.ts'

/** The company's name, and its VAT number as the checker outside knows it. */
export const EnterpriseDetails = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const answers = requestWizard.answers(useWizardSnapshot(wizard))
  const isValid = answers.vatVerdict === vatVerdictOf(answers, 'VALID')
  const isSkipped = answers.vatVerdict === vatVerdictOf(answers, 'SKIPPED')
  return (
    <div className="grid gap-4">
      <TextField
        wizard={wizard}
        field="companyName"
        label={t('requestWizard.field.companyName')}
        problems={{ maxLength: t('requestWizard.company.maxLength') }}
        autoComplete="organization"
      />
      <TextField
        wizard={wizard}
        field="vatNumber"
        label={t('requestWizard.field.vatNumber')}
        hint={t(isSkipped ? 'requestWizard.vat.skipped' : 'requestWizard.vat.hint')}
        problems={{ invalid: t('requestWizard.vat.invalid') }}
        aside={
          isValid && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-ok-ink">
              <Check size={16} />
              {t('requestWizard.vat.valid')}
            </span>
          )
        }
      />
    </div>
  )
}
