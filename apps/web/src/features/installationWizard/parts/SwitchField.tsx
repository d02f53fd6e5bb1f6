import type { InstallationAnswers } from '@portal/machines'
import { type FieldOf, useAnswer } from '../../../components/wizard/fields.ts'
import { Switch } from '../../../ui/Switch.tsx'
import type { StepProps } from '../kind.ts'

export interface SwitchFieldProps extends StepProps {
  field: FieldOf<InstallationAnswers, boolean>
  label: string
  hint?: string
}

export const SwitchField = ({ wizard, field, label, hint }: SwitchFieldProps) => {
  const { value, isVisible, answer } = useAnswer(wizard, field)
  if (!isVisible) return null
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-1">
      <Switch label={label} hint={hint} checked={value === true} onChange={answer} />
    </div>
  )
}
