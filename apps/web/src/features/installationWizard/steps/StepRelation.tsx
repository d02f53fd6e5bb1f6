import { useI18n } from '../../../app/context.ts'
import { useContacts } from '../../../components/access/options.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import type { StepProps } from '../kind.ts'
import { SelectField } from '../parts/SelectField.tsx'
import { useRelations } from '../reads.ts'

export const StepRelation = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const { relationId } = wizard.select.answers(useWizardSnapshot(wizard))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SelectField wizard={wizard} field="relationId" label={t('install.relation')} from={useRelations()} />
      <SelectField
        wizard={wizard}
        field="relationContactId"
        label={t('install.contact')}
        hint={t('install.contact.hint')}
        from={useContacts(relationId)}
      />
    </div>
  )
}
