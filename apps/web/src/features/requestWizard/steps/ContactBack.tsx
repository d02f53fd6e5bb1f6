import { CONTACT_BACK } from '@portal/machines'
import { useI18n } from '../../../app/context.ts'
import { ChoiceField } from '../../../components/wizard/ChoiceField.tsx'
import { TextField } from '../../../components/wizard/TextField.tsx'
import { AttachFiles } from '../AttachFiles.tsx'
import type { RequestStepProps } from '../look.ts'

/** Step with the question, its files and the contact channel. */
export const ContactBack = ({ wizard }: RequestStepProps) => {
  const { t } = useI18n()
  return (
    <div className="grid gap-5">
      <TextField
        wizard={wizard}
        field="summary"
        label={t('requestWizard.field.summary')}
        hint={t('requestWizard.summary.hint')}
      />
      <TextField wizard={wizard} field="description" isLong label={t('requestWizard.field.description')} />
      <section aria-label={t('requestWizard.field.attachmentIds')} className="min-w-0">
        <h2 className="mb-1.5 text-sm font-semibold">
          {t('requestWizard.field.attachmentIds')}
          <span className="font-regular text-ink-3"> {t('common.optional')}</span>
        </h2>
        <AttachFiles wizard={wizard} />
      </section>
      <ChoiceField
        wizard={wizard}
        field="contactBack"
        legend={t('requestWizard.field.contactBack')}
        showLegend
        cards={CONTACT_BACK.map((code) => ({ value: code, title: t(`choice.contactBack.${code}`) }))}
      />
    </div>
  )
}
