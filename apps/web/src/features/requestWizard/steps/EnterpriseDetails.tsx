import { requestWizard, vatVerdictOf } from '@portal/machines'
import { Check, Search } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { TextField } from '../../../components/wizard/TextField.tsx'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Button } from '../../../ui/Button.tsx'
import type { RequestStepProps } from '../look.ts'

/** Step with the VAT number. The external service that verifies it may also return the company name. */
export const EnterpriseDetails = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  const snapshot = useWizardSnapshot(wizard)
  const answers = requestWizard.answers(snapshot)
  const isValid = answers.vatVerdict === vatVerdictOf(answers, 'VALID')
  const isSkipped = answers.vatVerdict === vatVerdictOf(answers, 'SKIPPED')
  const isUnnamed = isValid && !answers.companyName
  const hint = isUnnamed ? 'unnamed' : isSkipped ? 'skipped' : 'hint'
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          wizard={wizard}
          field="vatNumber"
          label={t('requestWizard.field.vatNumber')}
          hint={t(`requestWizard.vat.${hint}`)}
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
        <Button
          icon={Search}
          size="lg"
          busy={requestWizard.viewState(snapshot) === 'checking'}
          aria-disabled={isValid}
          className="sm:mt-6.5"
          onClick={() => wizard.send({ type: 'CHECK' })}
          // Keep the focus in the field, because a validation message on blur would move the button away from the
          // pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('requestWizard.vat.lookUp')}
        </Button>
      </div>
      <TextField
        wizard={wizard}
        field="companyName"
        label={t('requestWizard.field.companyName')}
        problems={{ maxLength: t('requestWizard.company.maxLength') }}
        autoComplete="organization"
      />
    </div>
  )
}
