import { useI18n } from '../../../app/context.ts'
import { PrintedChoice } from '../../../components/access/PrintedChoice.tsx'
import { useAnswer } from '../../../components/wizard/fields.ts'
import type { StepProps } from '../kind.ts'

export interface PrintedNumbersProps extends StepProps {
  field: 'rfidTokens' | 'rfidTokensReimb'
  label: string
}

export const PrintedNumbers = ({ wizard, field, label }: PrintedNumbersProps) => {
  const { t } = useI18n()
  const { value = [], isVisible, answer } = useAnswer(wizard, field)
  return isVisible ? (
    <PrintedChoice
      name={field}
      label={label}
      optional={t('common.optional')}
      value={value}
      onChoose={answer}
    />
  ) : null
}
